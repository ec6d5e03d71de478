// SPDX-License-Identifier: Apache-2.0

/// The wording of suggestions; App Intents, iOS 16.
public protocol IntentPredictionConfiguration {
    /// The intent that is predicted.
    associatedtype Intent: AppIntent
}
