// SPDX-License-Identifier: Apache-2.0

/// What the terminal surface itself says, in one language. `{0}`, `{1}` stand for what is filled in.
package struct TerminalWords: Sendable {
    /// The letter for yes, and the whole word.
    var yes: (letter: String, word: String)
    var no: (letter: String, word: String)

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
    var sayYesOrNo: String
    var noSuchOption: String
    var severalOptions: String
    var valueNeeded: String
    var notANumber: String
    var notWhole: String
    var belowMinimum: String
    var aboveMaximum: String
    var notAnAddress: String
    var noSuchFile: String
    var fileTooLarge: String
    var notADuration: String
    var notAnAmount: String
    var notAQuantity: String
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

extension String {
    /// The text with `{0}`, `{1}` … replaced by the values.
    package func filled(_ values: String...) -> String {
        var result = ""
        var rest = self[...]
        // One pass, so that braces inside a value stay as they are.
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            if let close = rest.firstIndex(of: "}"), let index = Int(rest[rest.index(after: open)..<close]),
                values.indices.contains(index)
            {
                result += values[index]
                rest = rest[rest.index(after: close)...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
