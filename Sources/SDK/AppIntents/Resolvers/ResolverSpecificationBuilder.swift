// SPDX-License-Identifier: Apache-2.0
/// Lists resolvers in a closure; App Intents, iOS 16.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
    /// Resolvers in the order in which they are tried.
    public struct Specification<Output: _IntentValue, each R: Resolver>: ResolverSpecification {
        private let resolvers: (repeat each R)

        init(_ resolvers: repeat each R) { self.resolvers = (repeat each resolvers) }

        public func makeIterator() -> Array<any Resolver>.Iterator { list.makeIterator() }

        var list: [any Resolver] {
            var list: [any Resolver] = []
            for resolver in repeat each resolvers { list.append(resolver) }
            return list
        }

        func appending<Next: Resolver>(_ next: Next) -> Specification<Output, repeat each R, Next> {
            Specification<Output, repeat each R, Next>(repeat each resolvers, next)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.list.map { AnyHashable($0) } == right.list.map { AnyHashable($0) }
        }

        public func hash(into hasher: inout Hasher) {
            for resolver in list { hasher.combine(AnyHashable(resolver)) }
        }
    }

    public static func buildExpression<ResolverType: Resolver>(_ expression: ResolverType) -> ResolverType
    where ResolverType.Output == Property { expression }

    public static func buildBlock() -> some ResolverSpecification { EmptyResolverSpecification<Property>() }

    public static func buildPartialBlock<R: Resolver>(first: R) -> Specification<Property, R> { .init(first) }

    public static func buildPartialBlock<each Accumulated: Resolver, R: Resolver>(
        accumulated: Specification<Property, repeat each Accumulated>, next: R
    ) -> Specification<Property, repeat each Accumulated, R> {
        accumulated.appending(next)
    }
}
