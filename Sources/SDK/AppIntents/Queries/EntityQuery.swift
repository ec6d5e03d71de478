// SPDX-License-Identifier: Apache-2.0
/// Finds an app's entities by identifier; App Intents, iOS 16.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// What is found.
    associatedtype Entity: AppEntity = Self.Result.Result.ValueType where Entity == Result.Result
    /// An array, or sections.
    associatedtype Result = [Entity]

    /// Called whenever a query is needed, so it keeps nothing.
    init()

    /// The entities that still exist; fewer than asked for is no error.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// What a picker offers first.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func suggestedEntities() async throws -> Result { .empty }

    public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that finds by text; App Intents, iOS 16.
public protocol EntityStringQuery: EntityQuery {
    /// What the text may mean; the framework filters no further.
    func entities(matching string: String) async throws -> Result
}

/// A query that lists everything; App Intents, iOS 17.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Describes the action that finds entities by this query.
    static var findIntentDescription: IntentDescription? { get }

    /// Every entity there is; for small numbers of them.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }

    public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// A query from a value of another kind; App Intents, iOS 26.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What values are made from.
    associatedtype Input: _IntentValue
    /// What is made.
    associatedtype ResultValue = Self.Result.Result.ValueType where ResultValue == Result.Result
    /// An array, or sections.
    associatedtype Result: ResultsCollection = [ResultValue]

    /// Called whenever a query is needed, so it keeps nothing.
    init()

    /// The values that fit the input.
    func values(for input: Input) async throws -> Result
}
