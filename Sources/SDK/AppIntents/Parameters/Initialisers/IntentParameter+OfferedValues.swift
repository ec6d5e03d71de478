// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppValue {
    /// A parameter of an enum or an entity of which a provider offers the values; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Value.ValueType {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with { $0.disambiguationDialog = requestDisambiguationDialog },
            default: defaultValue)
    }
}
