// SPDX-License-Identifier: Apache-2.0
extension IntentParameter where Value.ValueType == IntentFile {
    /// A file; no content types means any; App Intents, iOS 18.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<IntentFile>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == IntentFile {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()
            ).with { $0.contentTypes = supportedContentTypes },
            default: defaultValue)
    }

    /// A file of types given by identifier; App Intents, iOS 16.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterSettings(title, description, requestValueDialog, inputConnectionBehavior).with {
                $0.contentTypes = supportedTypeIdentifiers.map { UTType(importedAs: $0) }
            },
            default: nil)
    }
}
