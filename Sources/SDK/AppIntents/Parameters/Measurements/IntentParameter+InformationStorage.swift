// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of the dimension; App Intents, iOS 17.
    public enum InformationStorage: Sendable, Hashable {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes,
            kibibits, kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles,
            pebibits, pebibytes, petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits,
            yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits, zettabytes

        var unit: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: InformationStorage? = nil, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitInformationStorage>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitInformationStorage> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 17.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: InformationStorage, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitInformationStorage>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitInformationStorage> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
