// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import SwiftUI

extension AppIntent {
    /// Asks the person to choose.
    /// - Throws: what ends the action where the cancelling option is chosen or the question is put away.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        try await choose(between: options, dialog, snippet: nil)
    }

    /// Asks the person to choose, and shows a view.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        let view = UncheckedView(view: content())
        return try await choose(between: options, dialog, snippet: try await IntentReflection.node(for: view))
    }

    /// Asks the person to choose, and shows a view.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        let view = UncheckedView(view: view)
        return try await choose(between: options, dialog, snippet: try await IntentReflection.node(for: view))
    }

    private func choose(
        between options: [IntentChoiceOption], _ dialog: IntentDialog?, snippet: SnippetNode?
    ) async throws -> IntentChoiceOption {
        guard let conversation = IntentRuntime.conversation else {
            throw ActionFailure(.needsValue, "The action offers a choice and nobody can be asked.")
        }
        let offered = options.indices.map { index in
            ChoiceOption(
                id: String(index + 1), display: DisplayRepresentationValue(title: options[index].title.resolved()),
                style: options[index].style.value)
        }
        let chosen = try await conversation.choose(
            among: offered, dialog: dialog?.resolved ?? Dialog("\(Self.title.resolved())?"), parameter: nil,
            snippet: snippet)
        guard chosen.style != .cancel, let index = offered.firstIndex(where: { $0.id == chosen.id }) else {
            throw ActionFailure.putAway(parameter: nil)
        }
        return options[index]
    }
}
