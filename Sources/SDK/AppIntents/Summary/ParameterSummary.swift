// SPDX-License-Identifier: Apache-2.0

/// The sentence that shows an action with its parameters; App Intents, iOS 16.
public protocol ParameterSummary {
    /// The intent that is described.
    associatedtype Intent: AppIntent
}
