// SPDX-License-Identifier: Apache-2.0
extension Bool: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Bool>() }
}

extension Int: _IntentValue, RangeComparableProperty {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Int>() }
}

extension Double: _IntentValue, RangeComparableProperty {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Double>() }
}

extension String: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<String>() }
}

extension AttributedString: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<AttributedString>()
    }
}

extension Date: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Date>() }
}

extension DateComponents: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<DateComponents>()
    }
}

extension URL: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<URL>() }
}

extension Measurement: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Measurement<UnitType>>()
    }
}
