// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension IntentConversation {
    /// The value that the person gives.
    /// - Throws: `ActionFailure` where the question is refused or put away.
    func answer(to question: Question) async throws -> IntentValue {
        switch try await ask(question) {
        case .accepted(let value): return value
        case .declined, .cancelled: throw ActionFailure.putAway(parameter: question.parameter)
        }
    }

    /// The option that the person chooses, by identifier, title or number.
    func choose(
        among options: [ChoiceOption], dialog: Dialog, parameter: String?, snippet: SnippetNode? = nil
    ) async throws -> ChoiceOption {
        let question = Question(dialog: dialog, kind: .choice(options, parameter: parameter), snippet: snippet)
        let text = try await answer(to: question).spokenText
        let spoken = text.folded
        if let option = options.first(where: { $0.id == text })
            ?? options.first(where: { $0.display.title.folded == spoken })
        {
            return option
        }
        throw ActionFailure(.notFound, "“\(text)” was not among the choices.", parameter: parameter)
    }

    /// Waits for a yes.
    /// - Throws: `ActionFailure` with code `declined` or `cancelled`.
    func confirm(_ dialog: Dialog, _ details: ConfirmationDetails, snippet: SnippetNode?) async throws {
        switch try await ask(Question(dialog: dialog, kind: .confirmation(details), snippet: snippet)) {
        case .accepted(.boolean(false)), .declined: throw ActionFailure(.declined, "The confirmation was refused.")
        case .accepted: return
        case .cancelled: throw ActionFailure.putAway(parameter: nil)
        }
    }
}

extension ActionFailure {
    static func putAway(parameter: String?) -> ActionFailure {
        ActionFailure(.cancelled, "The question was not answered.", parameter: parameter)
    }
}
