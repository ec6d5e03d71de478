// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// The units of the dimension; App Intents, iOS 17.
    public enum ElectricPotentialDifference: Sendable, Hashable {
        case kilovolts, megavolts, microvolts, millivolts, volts

        var unit: UnitElectricPotentialDifference {
            switch self {
            case .kilovolts: .kilovolts
            case .megavolts: .megavolts
            case .microvolts: .microvolts
            case .millivolts: .millivolts
            case .volts: .volts
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: ElectricPotentialDifference? = nil, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitElectricPotentialDifference>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitElectricPotentialDifference> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: ElectricPotentialDifference, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitElectricPotentialDifference>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitElectricPotentialDifference> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
