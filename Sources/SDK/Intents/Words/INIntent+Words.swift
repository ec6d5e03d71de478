// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension INIntent {
    /// What is said of this kind of request; nil for an app's own.
    private var words: IntentWords? {
        Self._facts.domain == nil ? nil : DomainWords.current.intents[Self._typeName]
    }

    /// What the person is asked before the request is handled. What the sentence leaves out follows it.
    var _confirmation: String {
        let general = RequestWords.current
        guard let words else {
            return general.confirm.filled(Self._facts.title, _sentence ?? _listed(without: []))
        }
        let told = words.confirmations.lazy.map { ($0, Template.names(in: $0)) }
        guard let (sentence, names) = told.first(where: { $0.1.allSatisfy { !(self._spoken($0) ?? "").isEmpty } })
        else {
            return general.confirm.filled(words.title, _listed(without: []))
        }
        let rest = _listed(without: names)
        let asked = Template.fill(sentence) { _spoken(String($0)) }
        return rest.isEmpty ? asked : "\(asked) \(rest)."
    }

    /// What is said when the app has answered without words of its own.
    func _dialog(of response: INIntentResponse) -> String {
        let general = RequestWords.current
        switch response._outcome {
        case .inProgress: return words?.doing ?? general.inProgress.filled(Self._facts.title)
        case .continuesInApp: return general.continuesInApp.filled(Self._facts.title)
        default: return words?.done ?? general.success.filled(Self._facts.title)
        }
    }

    /// What is said when the app could not do it, and why not.
    func _failure(of response: INIntentResponse) -> String {
        let general = RequestWords.current
        guard let words else {
            if response._outcome == .needsApp { return general.needsApp.filled(Self._facts.title) }
            let failed = general.failed.filled(Self._facts.title)
            let code = (response._codeName ?? "unspecified").replacing(/^failure/, with: "")
            // The author's own name of the code says more than nothing.
            return code.isEmpty || code == "unspecified" ? failed : "\(failed) (\(SpokenName.title(code)))"
        }
        let reason = response._codeName.flatMap { DomainWords.current.codes.text(for: $0, of: Self._typeName) }
        return [words.notDone, reason].compactMap(\.self).joined(separator: " ")
    }

    /// What is asked for a value that is missing.
    func _question(for field: _INField) -> String {
        if let own = field.prompts.primary { return _prompt(own, for: field) }
        let known = words == nil ? nil : DomainWords.current.questions.text(for: field.name, of: Self._typeName)
        return known ?? RequestWords.current.whatIs.filled(field.title)
    }

    /// Values one by one, each with what it is called; closed lists are left out, for they have a value always.
    private func _listed(without told: [String]) -> String {
        Self._fields.filter { !told.contains($0.name) }.compactMap { field in
            guard let value = _values[field.name], !(value is any _INEnum), !(value is any _INOptions),
                let text = _spoken(field.name), !text.isEmpty
            else { return nil }
            return "\(field.title): \(text)"
        }.joined(separator: ". ")
    }

    private func _spoken(_ name: String) -> String? { _values[name].map(SpokenValue.text) }
}
