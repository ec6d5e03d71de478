// SPDX-License-Identifier: Apache-2.0
/// A type that parameters, properties and results can have; App Intents, iOS 16.
public protocol _IntentValue {
    /// The type of one element of a list, and what an optional wraps.
    associatedtype ValueType: _IntentValue = Self
    /// What an optional wraps, otherwise the type itself.
    associatedtype UnwrappedType: _IntentValue = Self
    associatedtype Specification: ResolverSpecification

    /// The conversions that the type offers by itself.
    static var defaultResolverSpecification: Specification { get }
}

/// A property wrapper's storage as conditions and sort orders see it; App Intents, iOS 16.
public protocol AnyIntentValue<Value>: Sendable {
    associatedtype Value: _IntentValue, Sendable

    var isOptional: Bool { get }
    var title: LocalizedStringResource { get }
}

/// A list of values; App Intents, iOS 16.
public protocol _SequenceIntentValue: _IntentValue {
    associatedtype UnderlyingSequence: Collection

    var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
    public var sequence: Self { self }
}

/// A value with an order, which a range can bound; App Intents, iOS 16.
public protocol RangeComparableProperty: _IntentValue, Comparable {}
