// SPDX-License-Identifier: Apache-2.0

/// Lists wordings in a closure; App Intents, iOS 16.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<A0: IntentPredictionConfiguration>(_ expression: A0) -> A0
    where A0.Intent == Intent { expression }

    public static func buildPartialBlock<A0: IntentPredictionConfiguration>(first: A0) -> A0
    where A0.Intent == Intent { first }

    public static func buildPartialBlock<A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration>(
        accumulated: A0, next: A1
    ) -> TupleIntentPrediction<Intent, (A0, A1)> where A0.Intent == Intent, A1.Intent == Intent {
        TupleIntentPrediction()
    }
}
