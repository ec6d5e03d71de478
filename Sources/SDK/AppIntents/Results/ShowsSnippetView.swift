// SPDX-License-Identifier: Apache-2.0

/// A result that shows a view; App Intents, iOS 16.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// Marks a result that shows a view; App Intents, iOS 16.
public struct _SnippetViewContainer: Sendable {}
