// SPDX-License-Identifier: Apache-2.0

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
