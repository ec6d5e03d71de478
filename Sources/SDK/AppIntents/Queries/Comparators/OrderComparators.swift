// SPDX-License-Identifier: Apache-2.0

/// The property is greater than the input; App Intents, iOS 16.
public final class GreaterThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}

/// The property is less than the input; App Intents, iOS 16.
public final class LessThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}

/// The property is at least the input; App Intents, iOS 16.
public final class GreaterThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}

/// The property is at most the input; App Intents, iOS 16.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.input(mappingTransform))
    }
}

/// The property lies between two inputs; App Intents, iOS 16.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue & Comparable,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
        super.init(.bounds(mappingTransform))
    }
}
