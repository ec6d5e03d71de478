// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the system says to a person of any request, in one language. `{0}` and `{1}` stand for what is filled in.
struct RequestWords: Sendable {
    var yes: String
    var no: String
    var and: Conjunction
    var whatIs: String
    var which: String
    var isIt: String
    var cannotBe: String
    /// A value, and why it does not do.
    var because: String
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

    /// In the first language of the request that Beckon speaks, or English.
    static var current: RequestWords {
        switch SpokenLanguage(preferred: Localization.current.languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }

    /// What is said of a value that the app cannot use.
    ///
    /// - Parameter reason: the name of the app's reason.
    func refusal(of value: String, for field: _INField, reason: String?) -> String {
        guard let reason = reason.flatMap({ DomainWords.current.reasons[$0] }) else {
            return cannotBe.filled(field.title, value)
        }
        return value.isEmpty ? reason.prefix(1).uppercased() + reason.dropFirst() : because.filled(value, reason)
    }
}
