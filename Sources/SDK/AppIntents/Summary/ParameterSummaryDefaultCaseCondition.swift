// SPDX-License-Identifier: Apache-2.0

/// The summary for all other values; App Intents, iOS 16.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase, SwitchBranches
{
    let branches: [SwitchBranch]

    /// The summary for all other values.
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        branches = [SwitchBranch(values: nil, summary: parameterSummary())]
    }
}
