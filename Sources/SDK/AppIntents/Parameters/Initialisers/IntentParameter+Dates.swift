// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Date {
    /// A parameter of a date; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Date>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Date {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == DateComponents {
    /// A parameter of a date or time; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<DateComponents>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == DateComponents {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}
