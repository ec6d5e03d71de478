// SPDX-License-Identifier: Apache-2.0

/// The query of entities that are their raw value; App Intents, iOS 16.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap(Entity.init(rawValue:))
    }

    public func entities(matching string: String) async throws -> [Entity] {
        Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:)).map { [$0] } ?? []
    }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
    public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }

    public func entities(matching string: String) async throws -> [Entity] {
        let spoken = string.folded
        return Entity.allCases.filter { $0.displayRepresentation.title.resolved().folded.contains(spoken) }
    }
}
