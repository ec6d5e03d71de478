// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Int {
    /// A parameter of a whole number; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.IntControlStyle = .field,
        inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Int>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Int {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with {
                $0.minimum = inclusiveRange.map { Double($0.lowerBound) }
                $0.maximum = inclusiveRange.map { Double($0.upperBound) }
            },
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// A parameter of a number; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntentParameter<Value>.DoubleControlStyle = .field,
        inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Double>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Double {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with {
                $0.minimum = inclusiveRange?.lowerBound
                $0.maximum = inclusiveRange?.upperBound
            },
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// A parameter of an amount of money; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<IntentCurrencyAmount>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == IntentCurrencyAmount {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with {
                $0.currencyCodes = currencyCodes
                $0.minimum = inclusiveRange.map { NSDecimalNumber(decimal: $0.lowerBound).doubleValue }
                $0.maximum = inclusiveRange.map { NSDecimalNumber(decimal: $0.upperBound).doubleValue }
            },
            default: defaultValue)
    }
}
