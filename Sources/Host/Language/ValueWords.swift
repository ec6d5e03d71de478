// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
package import Foundation

/// What is said of values, in one language: yes and no, and why a text is no value.
package struct ValueWords: Sendable {
    /// The letter for yes, and the whole word.
    package var yes: (letter: String, word: String)
    package var no: (letter: String, word: String)

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
    var notOneOf: String
    package var sayYesOrNo: String

    /// The words for the first of the languages that Beckon speaks, or English.
    /// - Parameter languages: BCP 47 tags, preferred first.
    package static func of(_ languages: [String]) -> ValueWords {
        switch SpokenLanguage(preferred: languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }

    /// The sentence that says what is wrong with a text.
    /// - Parameter text: as it may be shown.
    package func reason(_ problem: ValueProblem, for text: String, locale: Locale) -> String {
        func shown(_ number: Double) -> String { number.formatted(.number.locale(locale).grouping(.never)) }
        return switch problem {
        case .notYesOrNo(let yes, let no): sayYesOrNo.filled(yes, no)
        case .notANumber: notANumber.filled(text)
        case .notWhole: notWhole.filled(text)
        case .belowMinimum(let least): belowMinimum.filled(text, shown(least))
        case .aboveMaximum(let most): aboveMaximum.filled(text, shown(most))
        case .notADuration: notADuration.filled(text)
        case .notAQuantity: notAQuantity.filled(text)
        case .notAnAmount: notAnAmount.filled(text)
        case .notAnAddress: notAnAddress.filled(text)
        case .notOneOf(let names): notOneOf.filled(text, names.joined(separator: ", "))
        case .noSuchFile: noSuchFile.filled(text)
        case .fileTooLarge(let mebibytes): fileTooLarge.filled(text, "\(mebibytes)")
        }
    }
}
