// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One of several summaries, as a parameter's value says; App Intents, iOS 16.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
    private let value: (Intent) -> IntentValue?
    private let cases: CaseCondition

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) where Value: Sendable {
        value = { $0[keyPath: keyPath].intentValue }
        cases = builder()
    }
}

extension ParameterSummarySwitchCondition: RenderedSummary {
    func sentence(for intent: any AppIntent) -> String? {
        guard let typed = intent as? Intent else { return nil }
        let branches = (cases as? any SwitchBranches)?.branches ?? []
        let value = value(typed) ?? .none
        let chosen = branches.first { $0.values?.contains(value) ?? false } ?? branches.first { $0.values == nil }
        return (chosen?.summary as? any RenderedSummary)?.sentence(for: intent)
    }
}
