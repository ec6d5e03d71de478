// SPDX-License-Identifier: Apache-2.0
/// Entities by identifier only, which are fetched when they are needed; App Intents, iOS 27.
public struct EntityCollection<Entity: AppEntity>: Sendable {
    /// The entities, none of which need to be fetched.
    public private(set) var identifiers: [Entity.ID]

    /// A collection of entities that are known by identifier only.
    public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

    /// A collection of entities at hand, kept by identifier.
    public init(entities: [Entity]) { identifiers = entities.map(\.id) }

    /// The entities that still exist, from their default query.
    public func resolvedEntities() async throws -> [Entity] {
        try await EntitySource<Entity>(nil).entities(identifiers: identifiers.map(\.entityIdentifierString))
    }

    public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }
    public mutating func append(_ entity: Entity) { identifiers.append(entity.id) }
    public mutating func append(contentsOf entities: [Entity]) { identifiers += entities.map(\.id) }
    public mutating func remove(_ identifier: Entity.ID) { identifiers.removeAll { $0 == identifier } }
    public mutating func remove(_ entity: Entity) { remove(entity.id) }
    public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }
    public func contains(_ entity: Entity) -> Bool { identifiers.contains(entity.id) }
}

extension EntityCollection: Equatable, ExpressibleByArrayLiteral {
    public static func == (left: EntityCollection, right: EntityCollection) -> Bool {
        left.identifiers == right.identifiers
    }

    public init(arrayLiteral elements: Entity.ID...) { identifiers = elements }
}

extension EntityCollection: RandomAccessCollection {
    public var startIndex: Int { identifiers.startIndex }
    public var endIndex: Int { identifiers.endIndex }
    public subscript(position: Int) -> Entity.ID { identifiers[position] }
}
