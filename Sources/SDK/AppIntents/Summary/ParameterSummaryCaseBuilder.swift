// SPDX-License-Identifier: Apache-2.0

/// Lists the branches of a `Switch`; App Intents, iOS 16.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<C0: _ParameterSummarySwitchCase>(_ expression: C0) -> C0
    where C0.Intent == Intent, C0.Value == Value { expression }

    public static func buildPartialBlock<C0: _ParameterSummarySwitchCase>(
        first: C0
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, C0> where C0.Intent == Intent {
        ParameterSummaryTupleCaseCondition(branches: (first as? any SwitchBranches)?.branches ?? [])
    }

    public static func buildPartialBlock<Accumulated, C0: _ParameterSummarySwitchCase>(
        accumulated: ParameterSummaryTupleCaseCondition<Intent, Value, Accumulated>, next: C0
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (Accumulated, C0)> where C0.Intent == Intent {
        ParameterSummaryTupleCaseCondition(
            branches: accumulated.branches + ((next as? any SwitchBranches)?.branches ?? []))
    }
}
