// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import TerminalSurface

/// What the program itself says, in one language. `{0}`, `{1}` stand for what is filled in.
struct CommandWords: Sendable {
    var help: HelpWords
    var commands: CommandTexts
    var options: OptionTexts
    var outcomes: OutcomeTexts
    var usage: UsageWords
    var listing: ListingWords

    /// The words for the first of the languages that Beckon speaks, or English.
    /// - Parameter languages: BCP 47 tags, preferred first.
    static func of(_ languages: [String]) -> CommandWords {
        switch SpokenLanguage(preferred: languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}

/// A place in the table.
typealias Phrase = any KeyPath<CommandWords, String> & Sendable
