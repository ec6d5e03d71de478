// SPDX-License-Identifier: Apache-2.0

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
