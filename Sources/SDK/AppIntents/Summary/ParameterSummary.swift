// SPDX-License-Identifier: Apache-2.0
/// The sentence that shows an action with its parameters; App Intents, iOS 16.
public protocol ParameterSummary {
    /// The intent that is described.
    associatedtype Intent: AppIntent
}

/// What the runtime reads of a summary.
protocol RenderedSummary {
    /// The sentence in the language of the request, parameters as `${name}`; nil where there is none.
    func sentence(for intent: any AppIntent) -> String?
}

/// Takes the one summary of a closure; App Intents, iOS 16.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
    where Summary.Intent == Intent { expression }

    public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
    where Summary.Intent == Intent { block }
}
