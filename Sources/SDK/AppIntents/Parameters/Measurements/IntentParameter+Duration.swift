// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// The units of the dimension; App Intents, iOS 16.
    public enum Duration: Sendable, Hashable {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

        var unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .microseconds: .microseconds
            case .milliseconds: .milliseconds
            case .minutes: .minutes
            case .nanoseconds: .nanoseconds
            case .picoseconds: .picoseconds
            case .seconds: .seconds
            }
        }
    }

    /// A quantity for which a unit can be chosen; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Duration? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitDuration>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitDuration> {
        self.init(
            quantity: defaultValue, defaultUnit?.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }

    /// A quantity in one unit; App Intents, iOS 16.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Duration, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider = _NoOptionsProvider<Measurement<UnitDuration>>(),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where OptionsProvider.Result.Result.ValueType == Measurement<UnitDuration> {
        self.init(
            quantity: defaultValue, unit.unit, allowsNegative: supportsNegativeNumbers,
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, provider: optionsProvider,
                resolvers: resolvers()))
    }
}
