// SPDX-License-Identifier: Apache-2.0
/// One of two summaries, as a parameter's value says; App Intents, iOS 16.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    private let condition: (Intent) -> Bool
    private let when: WhenCondition
    private let otherwise: Otherwise

    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(when: when(), otherwise: otherwise()) { intent in
            let value = (intent[keyPath: keyPath] as? any AnyIntentParameter)?.intentValue
            return (value != nil && value != IntentReflection.noValue) == (comparisonOperator == .hasAnyValue)
        }
    }

    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value == ValueType {
        self.init(when: when(), otherwise: otherwise()) { intent in
            (intent.current(keyPath, as: ValueType.self) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<ValueType: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value == ValueType, ValueType.ValueType: Equatable {
        self.init(when: when(), otherwise: otherwise()) { intent in
            (intent.current(keyPath, as: ValueType.ValueType.self) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<ValueType, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value == ValueType, ValueType.ValueType: Equatable {
        self.init(when: when(), otherwise: otherwise()) { intent in
            intent.current(keyPath, as: ValueType.ValueType.self).map(values.contains) ?? false
        }
    }

    public init<ValueType: Comparable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value == ValueType {
        self.init(when: when(), otherwise: otherwise()) { intent in
            intent.current(keyPath, as: ValueType.self).map { comparisonOperator.holds($0, value) } ?? false
        }
    }

    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value == Value, Value.ValueType: Comparable {
        self.init(when: when(), otherwise: otherwise()) { intent in
            intent.current(keyPath, as: Value.ValueType.self).map { comparisonOperator.holds($0, value) } ?? false
        }
    }

    init(when: WhenCondition, otherwise: Otherwise, condition: @escaping (Intent) -> Bool) {
        self.when = when
        self.otherwise = otherwise
        self.condition = condition
    }
}

extension ParameterSummaryWhenCondition: RenderedSummary {
    func sentence(for intent: any AppIntent) -> String? {
        guard let typed = intent as? Intent else { return nil }
        let chosen: any ParameterSummary = condition(typed) ? when : otherwise
        return (chosen as? any RenderedSummary)?.sentence(for: intent)
    }
}
