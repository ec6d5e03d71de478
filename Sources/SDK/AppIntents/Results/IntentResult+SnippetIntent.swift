// SPDX-License-Identifier: Apache-2.0

/// Results that show what a snippet intent draws; iOS 26.
extension IntentResult {
    /// Shows what the snippet intent brings.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        IntentResultContainer(snippetIntent: snippetIntent)
    }

    /// Says something and shows what the snippet intent brings.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        IntentResultContainer(dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Shows what the snippet intent brings and goes on with another intent.
    public static func result(
        opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        IntentResultContainer(follows: opensIntent, snippetIntent: snippetIntent)
    }

    /// Says something, shows what the snippet intent brings and goes on with another intent.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        IntentResultContainer(follows: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Gives a value back and shows what the snippet intent brings.
    public static func result<Value: _IntentValue>(
        value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        IntentResultContainer(value: value, snippetIntent: snippetIntent)
    }

    /// Gives a value back, says something and shows what the snippet intent brings.
    public static func result<Value: _IntentValue>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Gives a value back, shows what the snippet intent brings and goes on with another intent.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        IntentResultContainer(value: value, follows: opensIntent, snippetIntent: snippetIntent)
    }

    /// Gives a value back, says something, shows what the snippet intent brings and goes on with another intent.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        IntentResultContainer(value: value, follows: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
    }
}
