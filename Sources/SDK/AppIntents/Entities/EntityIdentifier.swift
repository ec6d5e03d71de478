// SPDX-License-Identifier: Apache-2.0
/// The type and identifier of an entity; App Intents, iOS 16.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The kind of entity.
    public let entityType: any AppEntity.Type
    /// The entity’s own identifier, as text.
    public let identifier: String

    /// The number of characters that are kept of an identifier.
    public static let valueMaximumLength: Int = 4096

    /// The identifier of an entity at hand.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// The identifier of an entity that need not be at hand.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = String(identifier.entityIdentifierString.prefix(Self.valueMaximumLength))
    }

    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.identifier == right.identifier && ObjectIdentifier(left.entityType) == ObjectIdentifier(right.entityType)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}
