// SPDX-License-Identifier: Apache-2.0
/// The property contains the input; App Intents, iOS 16.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    package let map: (InputType) -> ComparatorMappingType

    init(map: @escaping (InputType) -> ComparatorMappingType) { self.map = map }
}

extension ContainsComparator {
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == String, InputType == String {
        self.init(map: mappingTransform)
    }

    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        self.init(map: mappingTransform)
    }
}

/// The property begins with the input; App Intents, iOS 16.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    package let map: (InputType) -> ComparatorMappingType

    init(map: @escaping (InputType) -> ComparatorMappingType) { self.map = map }
}

extension HasPrefixComparator {
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == String, InputType == String {
        self.init(map: mappingTransform)
    }

    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        self.init(map: mappingTransform)
    }
}

/// The property ends with the input; App Intents, iOS 16.
public final class HasSuffixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    package let map: (InputType) -> ComparatorMappingType

    init(map: @escaping (InputType) -> ComparatorMappingType) { self.map = map }
}

extension HasSuffixComparator {
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == String, InputType == String {
        self.init(map: mappingTransform)
    }

    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
        self.init(map: mappingTransform)
    }
}

extension ContainsComparator {
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable, InputType == PropertyType.Element {
        self.init(map: mappingTransform)
    }
}
