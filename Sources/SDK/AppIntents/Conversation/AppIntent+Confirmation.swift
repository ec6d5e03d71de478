// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import SwiftUI

extension AppIntent {
    /// Asks whether to go on.
    /// - Throws: what ends the action where the person refuses or puts the question away.
    public func requestConfirmation() async throws {
        try await confirm([], .continue, dialog: nil, snippet: nil)
    }

    /// Asks whether to go on, and shows a result first.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let parts = result as? any ResultParts
        let snippet = if let parts { try await IntentReflection.snippet(of: parts) } else { SnippetNode?.none }
        try await confirm([], confirmationActionName, dialog: showPrompt ? parts?.dialog : nil, snippet: snippet)
    }

    /// Asks whether to go on, and shows a result first; the older spelling of `requestConfirmation(result:)`.
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    /// Asks whether to go on, in words of the app's own.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await confirm(conditions, actionName, dialog: dialog, snippet: nil)
    }

    /// Asks whether to go on, and shows a view.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        let view = UncheckedView(view: content())
        let snippet = try await IntentReflection.node(for: view)
        try await confirm(conditions, actionName, dialog: showDialogAsPrompt ? dialog : nil, snippet: snippet)
    }

    /// Asks whether to go on, and shows what a snippet intent draws.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        let snippet = try await IntentReflection.snippet(drawnBy: snippetIntent)
        try await confirm(conditions, actionName, dialog: showDialogAsPrompt ? dialog : nil, snippet: snippet)
    }

    /// Asks whether to go on, shows what a snippet intent draws, and hands back the value that it returns.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
        let result = try await IntentReflection.complete(snippetIntent)
        let parts = result as? any ResultParts
        let snippet = if let parts { try await IntentReflection.snippet(of: parts) } else { SnippetNode?.none }
        try await confirm(conditions, actionName, dialog: showDialogAsPrompt ? dialog : nil, snippet: snippet)
        guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
        return value
    }

    private func confirm(
        _ conditions: ConfirmationConditions, _ name: ConfirmationActionName, dialog: IntentDialog?,
        snippet: SnippetNode?
    ) async throws {
        guard let conversation = IntentRuntime.conversation else {
            throw ActionFailure(.needsValue, "The action must be confirmed and nobody can be asked.")
        }
        if conditions.allowSkipping(on: conversation.context.surface) { return }
        let words = dialog?.resolved ?? Dialog("\(Self.title.resolved())?")
        try await conversation.confirm(words, name.details, snippet: snippet)
    }
}
