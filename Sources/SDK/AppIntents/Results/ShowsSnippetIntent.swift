// SPDX-License-Identifier: Apache-2.0

/// A result that shows what a snippet intent draws; App Intents, iOS 26.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// Marks a result that shows what a snippet intent draws; App Intents, iOS 26.
public struct _SnippetIntentContainer: Sendable {}
