// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// The units of the dimension; App Intents, iOS 17.
    public enum ConcentrationMass: Sendable, Hashable {
        case gramsPerLiter, milligramsPerDeciliter

        var unit: UnitConcentrationMass {
            switch self {
            case .gramsPerLiter: .gramsPerLiter
            case .milligramsPerDeciliter: .milligramsPerDeciliter
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ConcentrationMass? = nil, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitConcentrationMass>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitConcentrationMass> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ConcentrationMass, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitConcentrationMass>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitConcentrationMass> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
