// SPDX-License-Identifier: Apache-2.0

/// An action that the system may suggest; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// What the predictions are made of.
    associatedtype Prediction: IntentPredictionConfiguration

    /// How suggestions are worded.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
