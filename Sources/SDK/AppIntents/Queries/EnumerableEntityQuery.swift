// SPDX-License-Identifier: Apache-2.0

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
