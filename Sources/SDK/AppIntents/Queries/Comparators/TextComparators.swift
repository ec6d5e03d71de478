// SPDX-License-Identifier: Apache-2.0

/// The property contains the input; App Intents, iOS 16.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {}

extension ContainsComparator {
    /// A comparison of text, or of text that may be absent.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType.UnwrappedType == String, InputType == String {
        self.init(.input(mappingTransform))
    }

    /// A comparison of a list's elements.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable, InputType == PropertyType.Element {
        self.init(.input(mappingTransform))
    }
}

/// The property begins with the input; App Intents, iOS 16.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {}

extension HasPrefixComparator {
    /// A comparison of text, or of text that may be absent.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType.UnwrappedType == String, InputType == String {
        self.init(.input(mappingTransform))
    }
}

/// The property ends with the input; App Intents, iOS 16.
public final class HasSuffixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {}

extension HasSuffixComparator {
    /// A comparison of text, or of text that may be absent.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType.UnwrappedType == String, InputType == String {
        self.init(.input(mappingTransform))
    }
}
