// SPDX-License-Identifier: Apache-2.0
/// A comparison of a property with an input, as the app maps it; App Intents, iOS 16.
public class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
> {}

/// The property equals the input; App Intents, iOS 16.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    package let map: (PropertyType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { map = mappingTransform }
}

/// The property differs from the input; App Intents, iOS 16.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    package let map: (PropertyType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { map = mappingTransform }
}

/// The property is greater than the input; App Intents, iOS 16.
public final class GreaterThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    package let map: (PropertyType.UnwrappedType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// The property is less than the input; App Intents, iOS 16.
public final class LessThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    package let map: (PropertyType.UnwrappedType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// The property is at least the input; App Intents, iOS 16.
public final class GreaterThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    package let map: (PropertyType.UnwrappedType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// The property is at most the input; App Intents, iOS 16.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    package let map: (PropertyType.UnwrappedType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        map = mappingTransform
    }
}

/// The property lies between two inputs; App Intents, iOS 16.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue & Comparable,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
    package let map: (InputType, InputType) -> ComparatorMappingType

    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) { map = mappingTransform }
}
