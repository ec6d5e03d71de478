// SPDX-License-Identifier: Apache-2.0

/// The wording of suggestions with certain parameters; App Intents, iOS 16.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}

    /// A prediction for the values of some parameters.
    public init<each V: _IntentValue & Sendable>(
        parameters: T, displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
    ) where T == (repeat KeyPath<Intent, IntentParameter<each V>>) {}
}
