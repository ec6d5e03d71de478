// SPDX-License-Identifier: Apache-2.0
/// A composite value without identity, for results; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
    /// An entity whose properties are filled in afterwards.
    init()
}

extension TransientAppEntity where ID == UUID {
    /// A new one at every reading: nothing finds a transient entity again.
    public var id: UUID { UUID() }
}

extension TransientAppEntity {
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The query of entities that cannot be found again; App Intents, iOS 16.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

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
