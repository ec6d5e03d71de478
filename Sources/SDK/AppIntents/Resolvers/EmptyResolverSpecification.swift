// SPDX-License-Identifier: Apache-2.0

/// No resolvers: the built-in conversions alone; App Intents, iOS 16.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    public typealias Output = Value

    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [any Resolver]().makeIterator()
    }
}
