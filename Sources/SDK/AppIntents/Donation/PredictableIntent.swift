// SPDX-License-Identifier: Apache-2.0
/// An action that the system may suggest; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// What the predictions are made of.
    associatedtype Prediction: IntentPredictionConfiguration

    /// How suggestions are worded.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// The wording of suggestions; App Intents, iOS 16.
public protocol IntentPredictionConfiguration {
    /// The intent that is predicted.
    associatedtype Intent: AppIntent
}

/// The wording of suggestions with certain parameters; App Intents, iOS 16.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}

    /// A prediction for the values of some parameters.
    public init<each V: _IntentValue & Sendable>(
        parameters: T, displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
    ) where T == (repeat KeyPath<Intent, IntentParameter<each V>>) {}
}

/// Several wordings; App Intents, iOS 16.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}

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
