// SPDX-License-Identifier: Apache-2.0

/// A comparison of a property with an input, as the app maps it; App Intents, iOS 16.
public class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
> {
    /// How the app maps what the property is compared with.
    package enum Mapping {
        case input((InputType) -> ComparatorMappingType)
        case bounds((InputType, InputType) -> ComparatorMappingType)
    }

    package let mapping: Mapping

    init(_ mapping: Mapping) { self.mapping = mapping }
}
