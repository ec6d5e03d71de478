// SPDX-License-Identifier: Apache-2.0
extension IntentParameter where Value.ValueType == Bool {
    /// A parameter that is true or false; App Intents, iOS 16.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ).with { $0.booleanNames = displayName },
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter with a closed list of values; App Intents, iOS 16.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ).with {
                $0.disambiguationDialog = requestDisambiguationDialog
                $0.supportedRawValues = supportedValues?.map(\.rawValue.description)
            },
            default: defaultValue)
    }
}
