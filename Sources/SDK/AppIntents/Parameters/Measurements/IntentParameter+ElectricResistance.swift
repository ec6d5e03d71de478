// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    /// The units of the dimension; App Intents, iOS 17.
    public enum ElectricResistance: Sendable, Hashable {
        case kiloohms, megaohms, microohms, milliohms, ohms

        var unit: UnitElectricResistance {
            switch self {
            case .kiloohms: .kiloohms
            case .megaohms: .megaohms
            case .microohms: .microohms
            case .milliohms: .milliohms
            case .ohms: .ohms
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricResistance? = nil, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitElectricResistance>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitElectricResistance> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricResistance, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitElectricResistance>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitElectricResistance> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
