// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension IntentParameter {
    /// Asks the person for a value, and sets it.
    /// - Throws: what ends the action where the question is put away or nobody can answer.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await ask(dialog)
        if let value = currentValue as? Value.ValueType { return value }
        if let first = (currentValue as? any Collection)?.first as? Value.ValueType { return first }
        throw ActionFailure(.needsValue, "“\(name)” has no value.", parameter: name)
    }

    /// Asks the person which of several values is meant; the parameter itself is left as it is.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let items = OptionsReader.items(itemsToDisambiguate)
        let chosen = try await conversation().choose(
            among: items.map(\.option), dialog: (dialog ?? settings.disambiguationDialog)?.resolved ?? choiceDialog,
            parameter: name)
        guard let index = items.firstIndex(where: { $0.option.id == chosen.id }) else {
            throw ActionFailure(.notFound, "“\(chosen.id)” was not among the choices.", parameter: name)
        }
        return itemsToDisambiguate[index]
    }

    /// Asks the person whether a value is the right one.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, snippet: nil)
    }

    func confirm(_ item: Value.ValueType, _ dialog: IntentDialog?, snippet: SnippetNode?) async throws -> Bool {
        let system = SystemWords.current
        let words = dialog?.resolved ?? Dialog(system.didYouMean.filled(ValueCoder.display(item).title))
        let question = Question(
            dialog: words, kind: .confirmation(ConfirmationDetails(acceptLabel: system.yes, denyLabel: system.no)),
            snippet: snippet)
        switch try await conversation().ask(question) {
        case .accepted(let value): return value != .boolean(false)
        case .declined: return false
        case .cancelled: throw ActionFailure.putAway(parameter: name)
        }
    }

    /// An error that makes the runtime ask for a value and start `perform()` over.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsAnswer { try await self.ask(dialog) })
    }

    /// An error that makes the runtime ask which value is meant, set it, and start `perform()` over.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        // Unsafe for the checker only: the values go into a parameter, whose values are Sendable.
        nonisolated(unsafe) let items = itemsToDisambiguate
        return AppIntentError(
            .needsAnswer {
                let chosen = try await self.requestDisambiguation(among: items, dialog: dialog)
                if let value = self.value(ofElement: chosen) { self.store(value) }
            })
    }

    /// An error that makes the runtime ask for a value; the older spelling of `needsValueError`.
    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }
}
