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

/// One branch of a `Switch`; App Intents, iOS 16.
public protocol _ParameterSummarySwitchCase {
    /// The intent that is described.
    associatedtype Intent: AppIntent
    /// The value that decides.
    associatedtype Value: _IntentValue
    /// The summary for this case.
    associatedtype Summary: ParameterSummary
}

struct SwitchBranch {
    /// Nil is the default branch.
    let values: [IntentValue]?
    let summary: any ParameterSummary
}

protocol SwitchBranches {
    var branches: [SwitchBranch] { get }
}

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

/// Several branches; App Intents, iOS 16.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase, SwitchBranches
{
    public typealias Summary = Never

    let branches: [SwitchBranch]
}

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
