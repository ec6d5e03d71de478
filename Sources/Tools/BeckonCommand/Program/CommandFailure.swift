// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Snippets
import TerminalSurface

/// Why a command ended badly: what is written, and with which exit code.
struct CommandFailure: Error, Sendable, Hashable {
    var kind: OutcomeKind
    /// A stable name for programs.
    var code: String
    var message: String
    /// Names that may have been meant.
    var alternatives: [String] = []

    init(_ kind: OutcomeKind, code: String, _ message: String, alternatives: [String] = []) {
        self.kind = kind
        self.code = code
        self.message = message
        self.alternatives = alternatives
    }

    /// Reads any error that a command may throw.
    /// - Parameter call: the words that help on the command begins with, such as `beckon app`.
    init(_ error: any Error, call: String, words: CommandWords) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let usage as UsageError:
            var lines = [words.usage.sentence(for: usage)]
            if let guess = words.usage.guess(among: usage.suggestions) { lines.append(guess) }
            lines.append(words.usage.seeHelp.filled(call))
            self.init(
                .usage, code: usage.code.name, lines.joined(separator: " "), alternatives: usage.suggestions)
        case let host as HostError:
            self.init(OutcomeKind(host), code: host.code.name, host.message, alternatives: host.alternatives)
        case let failure as ActionFailure:
            self.init(OutcomeKind(failure), code: failure.code.rawValue, failure.message)
        case let snippet as SnippetError: self.init(ActionFailure(.notDrawn, snippet.message), call: call, words: words)
        case is CancellationError: self.init(.cancelled, code: "cancelled", words.outcomes.cancelled)
        case let console as ConsoleError:
            self.init(.unavailable, code: console.code.name, console.message)
        default: self.init(.unavailable, code: "internal", "\(error)")
        }
    }

    var document: StableDocument {
        StableDocument([
            "error": .members([
                "outcome": .string(kind.rawValue), "code": .string(code), "message": .string(message),
                "alternatives": alternatives.jsonOrNil,
            ])
        ])
    }
}

extension UsageWords {
    fileprivate func sentence(for error: UsageError) -> String {
        let template =
            switch error.code {
            case .unknownOption: unknownOption
            case .ambiguousOption: ambiguousOption
            case .missingValue: missingValue
            case .unexpectedValue: unexpectedValue
            case .invalidValue: invalidValue
            case .unknownCommand: unknownCommand
            case .missingOperand: missingOperand
            case .notAParameter: notAParameter
            default: unexpectedOperand
            }
        return template.filled(error.word, error.expected ?? "")
    }

    func guess(among names: [String]) -> String? {
        names.isEmpty ? nil : didYouMean.filled(names.joined(separator: ", "))
    }
}
