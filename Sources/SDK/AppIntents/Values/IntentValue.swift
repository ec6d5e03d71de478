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
