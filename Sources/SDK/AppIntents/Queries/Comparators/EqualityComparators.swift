// SPDX-License-Identifier: Apache-2.0

/// The property equals the input; App Intents, iOS 16.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}

/// The property differs from the input; App Intents, iOS 16.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}
