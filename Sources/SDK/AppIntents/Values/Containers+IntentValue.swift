// SPDX-License-Identifier: Apache-2.0
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public typealias Specification = Wrapped.UnwrappedType.Specification

    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]
    public typealias UnderlyingSequence = [Element]

    public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
        EmptyResolverSpecification()
    }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = Set<Element>
    public typealias UnderlyingSequence = Set<Element>

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Set<Element>>()
    }
}
