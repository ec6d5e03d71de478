// SPDX-License-Identifier: Apache-2.0
extension ParameterSummaryWhenCondition {
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(when: when(), otherwise: otherwise()) { $0.identifier(keyPath).map(values.contains) ?? false }
    }

    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(when: when(), otherwise: otherwise()) {
            ($0.identifier(keyPath) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(when: when(), otherwise: otherwise()) {
            $0.identifier(keyPath).map { comparisonOperator.holds($0, value) } ?? false
        }
    }
}

extension AppIntent {
    /// The value that the parameter at a key path has now, of one element where it is wrapped.
    func current<Parameter, Value>(_ keyPath: KeyPath<Self, Parameter>, as type: Value.Type) -> Value? {
        (self[keyPath: keyPath] as? any CurrentValueReading)?.anyCurrentValue as? Value
    }

    /// The identifier of the entity that the parameter at a key path has now.
    func identifier<Parameter: AnyIntentValue>(_ keyPath: KeyPath<Self, Parameter>) -> String?
    where Parameter.Value.ValueType: AppEntity {
        current(keyPath, as: Parameter.Value.ValueType.self)?.id.entityIdentifierString
    }
}

protocol CurrentValueReading {
    var anyCurrentValue: Any? { get }
}

extension IntentParameter: CurrentValueReading {
    var anyCurrentValue: Any? { currentValue }
}
