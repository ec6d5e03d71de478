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
