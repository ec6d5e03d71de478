// SPDX-License-Identifier: Apache-2.0
/// What an author says about a parameter beside its default.
struct ParameterSettings {
    var title: LocalizedStringResource = ""
    var explanation: LocalizedStringResource?
    var requestDialog: IntentDialog?
    var disambiguationDialog: IntentDialog?
    var inputConnectionBehavior = InputConnectionBehavior.default
    var optionsProvider: (any DynamicOptionsProvider)?
    var query: (any EntityQuery)?
    var resolvers: [any Resolver] = []
    /// Inclusive bounds of a number, an amount or a quantity.
    var minimum: Double?
    var maximum: Double?
    var size: IntentCollectionSize?
    var booleanNames: Bool.IntentDisplayName?
    var inputOptions: String.IntentInputOptions?
    var contentTypes: [UTType] = []
    var currencyCodes: [String] = []
    /// Raw values of the cases of an enum that may be chosen; nil is all.
    var supportedRawValues: [String]?
    var defaultUnitSymbol: String?

    init() {}

    init(
        _ title: LocalizedStringResource, _ explanation: LocalizedStringResource?, _ requestDialog: IntentDialog?,
        _ behavior: InputConnectionBehavior, provider: any DynamicOptionsProvider = _NoOptionsProvider<Never>(),
        resolvers: some ResolverSpecification = EmptyResolverSpecification<Never>()
    ) {
        self.title = title
        self.explanation = explanation
        self.requestDialog = requestDialog
        self.inputConnectionBehavior = behavior
        self.optionsProvider = type(of: provider)._offersNothing ? nil : provider
        self.resolvers = Array(resolvers)
    }

    consuming func with(_ change: (inout ParameterSettings) -> Void) -> ParameterSettings {
        change(&self)
        return self
    }
}
