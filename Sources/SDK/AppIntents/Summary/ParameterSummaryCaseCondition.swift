// SPDX-License-Identifier: Apache-2.0

/// The summary for one or more values; App Intents, iOS 16.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase, SwitchBranches
{
    let branches: [SwitchBranch]

    /// The summary for one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        self.init([value], parameterSummary)
    }

    /// The summary for some values.
    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        branches = [SwitchBranch(values: value.map { ValueCoder.encode($0) }, summary: parameterSummary())]
    }
}
