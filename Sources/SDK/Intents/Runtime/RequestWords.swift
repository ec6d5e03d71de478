// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the system says to a person of a request, in one language. `{0}` and `{1}` stand for what is filled in.
struct RequestWords: Sendable {
    var yes: String
    var no: String
    var whatIs: String
    var which: String
    var isIt: String
    var cannotBe: String
    var confirm: String
    var declined: String
    var putAway: String
    var success: String
    var inProgress: String
    var continuesInApp: String
    var needsApp: String
    var authenticate: String
    var notEnough: String
    var failed: String
    var timedOut: String
    var notHandled: String
    /// What is asked for a missing value, by the names of the properties.
    var questions: [String: String]

    /// In the first language of the request that Beckon speaks, or English.
    static var current: RequestWords {
        switch SpokenLanguage(preferred: Localization.current.languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }

    /// The sentence for a request that was done, or is being done.
    func dialog(_ kind: ResponseKind) -> String {
        switch kind {
        case .inProgress: inProgress
        case .continuesInApp: continuesInApp
        default: success
        }
    }

    /// The sentence for a request that was not done; the code's name says why, where it says more than that.
    func failure(_ title: String, code: String?) -> String {
        let reason = (code ?? "").replacing(/^failure/, with: "")
        guard !reason.isEmpty, code != "unspecified" else { return failed.filled(title) }
        return "\(failed.filled(title)) (\(SpokenName.title(reason)))"
    }

    /// What is asked for a value that is missing.
    func question(_ intent: INIntent, _ field: _INField) -> String {
        field.prompts.primary ?? (type(of: intent)._facts.domain == nil ? nil : questions[field.name])
            ?? whatIs.filled(field.title)
    }
}
