// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    /// The units of the dimension; App Intents, iOS 17.
    public enum Dispersion: Sendable, Hashable {
        case partsPerMillion

        var unit: UnitDispersion {
            switch self {
            case .partsPerMillion: .partsPerMillion
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Dispersion? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitDispersion>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitDispersion> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Dispersion, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitDispersion>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitDispersion> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
