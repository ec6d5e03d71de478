// SPDX-License-Identifier: Apache-2.0
/// An entity of which there is one; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where ID == String {
    public var id: String { Self.persistentIdentifier }
}

/// The query of the one entity; App Intents, iOS 18.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    /// The entity of which there is one.
    associatedtype Unique where Entity == Unique

    /// The one entity as it is now.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }

    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

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
