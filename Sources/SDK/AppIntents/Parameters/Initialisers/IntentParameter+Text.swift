// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == String {
    /// A parameter of text; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<String>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == String {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with {
                $0.inputOptions = inputOptions
            },
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == AttributedString {
    /// A parameter of styled text; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<AttributedString>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == AttributedString {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == URL {
    /// A parameter of a URL; App Intents, iOS 16.
    public convenience init<
        OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification
    >(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<URL>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == URL {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()),
            default: defaultValue)
    }
}
