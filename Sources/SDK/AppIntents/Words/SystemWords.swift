// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What the system itself says to a person of an action, in one language. `{0}` stands for what is filled in.
struct SystemWords: Sendable {
    var yes: String
    var no: String
    var whatIs: String
    var which: String
    var whichOne: String
    var noSuch: String
    var didYouMean: String
    var notDone: String
    var verbs: SystemVerbs

    /// In the first language of the request that Beckon speaks, or English.
    static var current: SystemWords {
        switch SpokenLanguage(preferred: Localization.current.languages) {
        case .english: english
        case .spanish: spanish
        case .hungarian: hungarian
        case .russian: russian
        }
    }
}
