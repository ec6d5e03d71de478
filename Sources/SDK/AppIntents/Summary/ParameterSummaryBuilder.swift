// SPDX-License-Identifier: Apache-2.0

/// Takes the one summary of a closure; App Intents, iOS 16.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
    where Summary.Intent == Intent { expression }

    public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
    where Summary.Intent == Intent { block }
}
