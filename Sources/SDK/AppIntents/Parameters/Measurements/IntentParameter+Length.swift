// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// The units of the dimension; App Intents, iOS 16.
    public enum Length: Sendable, Hashable {
        case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers,
            inches, kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers,
            nauticalMiles, parsecs, picometers, scandinavianMiles, yards

        var unit: UnitLength {
            switch self {
            case .astronomicalUnits: .astronomicalUnits
            case .centimeters: .centimeters
            case .decameters: .decameters
            case .decimeters: .decimeters
            case .fathoms: .fathoms
            case .feet: .feet
            case .furlongs: .furlongs
            case .hectometers: .hectometers
            case .inches: .inches
            case .kilometers: .kilometers
            case .lightyears: .lightyears
            case .megameters: .megameters
            case .meters: .meters
            case .micrometers: .micrometers
            case .miles: .miles
            case .millimeters: .millimeters
            case .nanometers: .nanometers
            case .nauticalMiles: .nauticalMiles
            case .parsecs: .parsecs
            case .picometers: .picometers
            case .scandinavianMiles: .scandinavianMiles
            case .yards: .yards
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitLength>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitLength> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Length, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitLength>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitLength> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
