// SPDX-License-Identifier: Apache-2.0
import Engine

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
        for language in languages {
            switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
            case "en": return english
            case "es": return spanish
            case "hu": return hungarian
            case "ru": return russian
            default: continue
            }
        }
        return english
    }
}

/// A place in the table.
typealias Phrase = any KeyPath<CommandWords, String> & Sendable

/// Headings of help.
struct HelpWords: Sendable {
    var tagline: String
    var usage: String
    /// What stands for a command.
    var command: String
    var running: String
    var looking: String
    var connecting: String
    var commands: String
    var options: String
    var examples: String
    var exitCodes: String
    /// Says how to get help on one command; {0} stands for it.
    var more: String
}

/// One line and a paragraph on each command.
struct CommandTexts: Sendable {
    struct Text: Sendable {
        var summary: String
        var about: String

        init(_ summary: String, _ about: String = "") {
            self.summary = summary
            self.about = about
        }
    }

    var app: Text
    var appInstall: Text
    var appList: Text
    var appShow: Text
    var appRemove: Text
    var action: Text
    var actionList: Text
    var actionShow: Text
    var run: Text
    var history: Text
    var doctor: Text
    var mcp: Text
}

/// One line on each option.
struct OptionTexts: Sendable {
    var help: String
    var version: String
    var json: String
    var locale: String
    var snippet: String
    var appearance: String
    var confirm: String
    var timeout: String
    var grant: String
    var keepData: String
    var all: String
    var limit: String
    var onlyApp: String
    var onlyAction: String
}

/// One line on each kind of outcome.
struct OutcomeTexts: Sendable {
    var succeeded: String
    var failed: String
    var usage: String
    var notFound: String
    var needsValue: String
    var declined: String
    var denied: String
    var timedOut: String
    var crashed: String
    var unavailable: String
    var cancelled: String

    subscript(kind: OutcomeKind) -> String {
        switch kind {
        case .succeeded: succeeded
        case .failed: failed
        case .usage: usage
        case .notFound: notFound
        case .needsValue: needsValue
        case .declined: declined
        case .denied: denied
        case .timedOut: timedOut
        case .crashed: crashed
        case .unavailable: unavailable
        case .cancelled: cancelled
        }
    }
}

/// What is said of a command line that cannot be understood.
struct UsageWords: Sendable {
    var unknownCommand: String
    var unknownOption: String
    var ambiguousOption: String
    var missingValue: String
    var unexpectedValue: String
    var invalidValue: String
    var missingOperand: String
    var unexpectedOperand: String
    var notAParameter: String
    var didYouMean: String
    var seeHelp: String
    var noSnippet: String
}

/// What stands in lists and pages.
struct ListingWords: Sendable {
    var noApps: String
    var noActions: String
    var noHistory: String
    var leftOut: String
    var installed: String
    var removed: String
    var wants: String
    var grantQuestion: String
    var grantAccept: String
    var grantDeny: String
    var grantNeedsYes: String

    var identifier: String
    var version: String
    var location: String
    var permissions: String
    var nonePermitted: String
    var system: String
    var actions: String
    var parameters: String
    var optional: String
    var standard: String
    var oneOf: String
    var returns: String
    var phrases: String
    var asksFirst: String
    var needsUnlock: String
    var opensApp: String

    var running: String
    var interrupted: String
    var healthy: String
    var unhealthy: String

    var truth: String
    var whole: String
    var number: String
    var text: String
    var date: String
    var address: String
    var duration: String
    var quantity: String
    var money: String
    var person: String
    var place: String
    var file: String
    /// {0} is the type of one element.
    var list: String
}
