// SPDX-License-Identifier: Apache-2.0
/// The properties by which entities can be found; App Intents, iOS 16.
///
/// Unchecked: declarations never change after `init`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// A property by which entities can be found, whatever its type; App Intents, iOS 16.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    package let keyPath: AnyKeyPath

    init(keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

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

/// Lists properties in a closure; App Intents, iOS 16.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }

    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { components }
}

/// One comparison of a property, whatever its input; App Intents, iOS 16.
public struct AnyEntityQueryComparator<
    Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    package let comparator: AnyObject
}

/// Lists comparisons in a closure; App Intents, iOS 16.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    public typealias Comparator = AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >

    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
    ) -> Comparator { Comparator(comparator: expression) }

    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
    ) -> Comparator where PropertyType: ExpressibleByNilLiteral { Comparator(comparator: expression) }

    public static func buildExpression<InputType: _IntentValue>(
        _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator { Comparator(comparator: expression) }

    public static func buildExpression<InputType: Comparable>(
        _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator where InputType == PropertyType.UnwrappedType { Comparator(comparator: expression) }

    public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}
