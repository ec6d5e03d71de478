// SPDX-License-Identifier: Apache-2.0

/// A query that gets its one entity from a closure; App Intents, iOS 18.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Unique = Entity
    public typealias Result = [Entity]

    private let provider: (@Sendable () async throws -> Entity)?

    /// A query without a source; it throws `AppIntentError.Unrecoverable.entityNotFound`.
    public init() { provider = nil }

    /// A query that asks the closure for the one entity.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    public func uniqueEntity() async throws -> Entity {
        guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await provider()
    }
}
