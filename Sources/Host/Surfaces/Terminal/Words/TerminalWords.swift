// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Language

/// What the terminal surface itself says, in one language. `{0}`, `{1}` stand for what is filled in.
package struct TerminalWords: Sendable {
    /// What is said of values.
    var values: ValueWords

    // Hints in a prompt
    var chooseOne: String
    var chooseSeveral: String
    var yesOrNo: String
    var optionalHint: String
    var defaultHint: String
    var listHint: String
    var multilineHint: String
    var secretPrompt: String

    // Reasons to ask again
    var noSuchOption: String
    var severalOptions: String
    var valueNeeded: String
    var tooFew: String
    var tooMany: String

    // Outcomes
    var done: String
    var declined: String
    var cancelled: String
    var needsValue: String
    var needsOneOf: String
    var needsConfirmation: String
    var needsTerminal: String
    var needsSecret: String
    var working: String

    /// The words for the first of the languages that Beckon speaks, or English.
    /// - Parameter languages: BCP 47 tags, preferred first.
    package static func of(_ languages: [String]) -> TerminalWords {
        switch SpokenLanguage(preferred: languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}
