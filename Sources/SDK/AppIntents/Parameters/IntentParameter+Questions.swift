// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentParameter {
    /// Assigns a value that came from outside, and asks the person where it is not clear what is meant.
    package func accept(_ value: IntentValue) async throws {
        do {
            try await assign(value)
        } catch ParameterProblem.ambiguous(let options) {
            let chosen = try await conversation().choose(
                among: options, dialog: settings.disambiguationDialog?.resolved ?? choiceDialog, parameter: name)
            try await assign(.string(chosen.id))
        }
    }

    /// Gives a parameter without value its provider's default, and asks for a required one that is still missing.
    package func settle(for intent: any AppIntent) async throws {
        try await IntentRuntime.$intent.withValue(intent) {
            guard !hasAssignedValue, defaultValue == nil else { return }
            try await takeDefaultResult()
            guard !hasAssignedValue, !isOptional else { return }
            try await ask(nil)
        }
    }

    /// Asks until there is a value that fits; a list of options with one entry answers itself.
    func ask(_ dialog: IntentDialog?) async throws {
        if let options = try await options(search: nil), !options.isEmpty {
            if options.count == 1, !isOptional, dialog == nil { return try await assign(.string(options[0].id)) }
            let words = (dialog ?? settings.disambiguationDialog ?? settings.requestDialog)?.resolved ?? choiceDialog
            return try await ask(Question(dialog: words, kind: .choice(options, parameter: name)))
        }
        let words = (dialog ?? settings.requestDialog)?.resolved
        var descriptor = describe(name: name)
        // Whoever asks needs a value, also where the action can start without one.
        descriptor.isOptional = false
        try await ask(
            Question(
                dialog: words ?? Dialog(SystemWords.current.whatIs.filled(spokenTitle)), kind: .value(descriptor)))
    }

    private func ask(_ question: Question) async throws {
        let conversation = try conversation()
        var question = question
        for attempt in 1... {
            do {
                return try await accept(try await conversation.answer(to: question))
            } catch ParameterProblem.invalid(let message) where attempt < 3 {
                question.dialog = Dialog(message)
            } catch ParameterProblem.notFound(let text) where attempt < 3 {
                question.dialog = Dialog(SystemWords.current.noSuch.filled(text))
            }
        }
    }

    func conversation() throws -> any IntentConversation {
        guard let conversation = IntentRuntime.conversation else {
            throw ActionFailure(.needsValue, "“\(name)” has no value and nobody can be asked.", parameter: name)
        }
        return conversation
    }

    var choiceDialog: Dialog { Dialog(SystemWords.current.which.filled(spokenTitle)) }

    private var spokenTitle: String {
        let title = title.resolved()
        return title.isEmpty ? name : title
    }
}
