// SPDX-License-Identifier: Apache-2.0

/// Several branches; App Intents, iOS 16.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase, SwitchBranches
{
    public typealias Summary = Never

    let branches: [SwitchBranch]
}
