// SPDX-License-Identifier: Apache-2.0

/// A property by which entities can be found, with its comparisons; App Intents, iOS 16.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]

    package let comparators: QueryComparators
    /// Where the property is found: the entity itself, or another one that it holds.
    package let subject: (Entity) -> Subject

    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        self.comparators = comparators()
        subject = entityProvider
        super.init(keyPath: keyPath)
    }

    public init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.comparators = comparators()
        subject = { $0 }
        super.init(keyPath: keyPath)
    }
}
