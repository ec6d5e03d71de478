// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What is said of SiriKit's domains, in one language.
final class DomainWords: Sendable {
    /// By the names of the intents' classes.
    let intents: [String: IntentWords]
    /// What properties are called, by their names.
    let parameters: [String: String]
    /// What is asked for a missing value, by the names of the properties; `INClass.property` goes before `property`.
    let questions: [String: String]
    /// Why a request was not done, by the names of the response codes; `INClass.code` goes before `code`.
    let codes: [String: String]
    /// Why a value does not do, by the names of the reasons; they begin in lower case.
    let reasons: [String: String]
    /// What the cases of closed lists are called, by their names; `INClass.case` goes before `case`.
    let values: [String: String]

    init(
        intents: [[String: IntentWords]], parameters: [String: String], questions: [String: String],
        codes: [String: String], reasons: [String: String], values: [String: String]
    ) {
        self.intents = intents.reduce(into: [:]) { all, domain in all.merge(domain) { first, _ in first } }
        self.parameters = parameters
        self.questions = questions
        self.codes = codes
        self.reasons = reasons
        self.values = values
    }

    /// In the first language of the request that Beckon speaks, or English.
    static var current: DomainWords { of(SpokenLanguage(preferred: Localization.current.languages)) }

    static func of(_ language: SpokenLanguage) -> DomainWords {
        switch language {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}

extension [String: String] {
    /// The text for a member of a type: its own, or the one of all members of that name.
    func text(for member: String, of type: String) -> String? { self["\(type).\(member)"] ?? self[member] }
}
