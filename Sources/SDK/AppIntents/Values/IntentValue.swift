// SPDX-License-Identifier: Apache-2.0
/// A type that parameters, properties and results can have; App Intents, iOS 16.
public protocol _IntentValue {
    /// The type of one element of a list, and what an optional wraps.
    associatedtype ValueType: _IntentValue = Self
    /// What an optional wraps, otherwise the type itself.
    associatedtype UnwrappedType: _IntentValue = Self
    /// What resolvers are tried by default.
    associatedtype Specification: ResolverSpecification

    /// The conversions that the type offers by itself.
    static var defaultResolverSpecification: Specification { get }
}

/// A property wrapper's storage as conditions and sort orders see it; App Intents, iOS 16.
public protocol AnyIntentValue<Value>: Sendable {
    /// What is wrapped.
    associatedtype Value: _IntentValue, Sendable

    /// Whether the value may be absent.
    var isOptional: Bool { get }
    /// What people call it.
    var title: LocalizedStringResource { get }
}

/// A list of values; App Intents, iOS 16.
public protocol _SequenceIntentValue: _IntentValue {
    /// What the elements are kept in.
    associatedtype UnderlyingSequence: Collection

    /// The elements.
    var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
    public var sequence: Self { self }
}

/// A value with an order, which a range can bound; App Intents, iOS 16.
public protocol RangeComparableProperty: _IntentValue, Comparable {}
