// SPDX-License-Identifier: Apache-2.0

/// Several wordings; App Intents, iOS 16.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}
