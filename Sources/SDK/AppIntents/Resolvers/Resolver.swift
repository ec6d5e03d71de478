// SPDX-License-Identifier: Apache-2.0
/// A conversion of what was offered into a parameter's type; App Intents, iOS 16.
public protocol Resolver: Hashable, Sendable {
    /// What is given.
    associatedtype Input: _IntentValue
    /// What the parameter needs.
    associatedtype Output: _IntentValue & Sendable

    typealias Context = IntentParameterContext

    /// The converted value, or nil where this resolver cannot tell.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The resolvers of one parameter; App Intents, iOS 16.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// What the parameter needs.
    associatedtype Output: _IntentValue & Sendable
}

/// No resolvers: the built-in conversions alone; App Intents, iOS 16.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    public typealias Output = Value

    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [any Resolver]().makeIterator()
    }
}

/// A resolver that keeps to its parameter's range; App Intents, iOS 16.
public protocol RangeCheckingResolver: Resolver {}
