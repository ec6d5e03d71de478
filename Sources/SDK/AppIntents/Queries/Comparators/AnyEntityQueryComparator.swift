// SPDX-License-Identifier: Apache-2.0

/// One comparison of a property, whatever its input; App Intents, iOS 16.
public struct AnyEntityQueryComparator<
    Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    package let comparator: AnyObject
}
