// SPDX-License-Identifier: Apache-2.0

/// An error that knows which of the runtime's errors it is; App Intents, iOS 27.
public protocol CustomAppIntentErrorConvertible: Error {
    /// The error as surfaces say it.
    var appIntentError: AppIntentError { get }
}
