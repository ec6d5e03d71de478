// SPDX-License-Identifier: Apache-2.0

/// What `perform()` returns; made by the `.result(…)` functions only. App Intents, iOS 16.
public protocol IntentResult: Sendable {
    /// What is given back; `Never` for nothing.
    associatedtype Value: _IntentValue = Never
    /// What is shown; `Never` for nothing.
    associatedtype Snippet = Never
    /// What is said; `Never` for nothing.
    associatedtype Dialog = Never
    /// The intent that follows; `Never` for none.
    associatedtype OpensAppIntent: AppIntent = Never

    /// The value handed on to the next action.
    var value: Value? { get }
}
