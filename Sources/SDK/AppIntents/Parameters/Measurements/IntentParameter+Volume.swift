// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of the dimension; App Intents, iOS 16.
    public enum Volume: Sendable, Hashable {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches,
            cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters,
            fluidOunces, gallons, imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts,
            imperialTablespoons, imperialTeaspoons, kiloliters, liters, megaliters, metricCups, milliliters,
            pints, quarts, tablespoons, teaspoons

        var unit: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitVolume>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitVolume> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Volume, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitVolume>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitVolume> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
