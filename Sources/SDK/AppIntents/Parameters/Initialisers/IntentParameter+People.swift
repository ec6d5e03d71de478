// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentPerson {
    /// A parameter of a person; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<IntentPerson>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == IntentPerson {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
    /// A parameter of a way to pay; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<IntentPaymentMethod>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == IntentPaymentMethod {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}
