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

/// A result with a value; App Intents, iOS 16.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another action runs; App Intents, iOS 16.
public protocol OpensIntent: IntentResult {}

/// A result that says something; App Intents, iOS 16.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows a view; App Intents, iOS 16.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows what a snippet intent draws; App Intents, iOS 26.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}
