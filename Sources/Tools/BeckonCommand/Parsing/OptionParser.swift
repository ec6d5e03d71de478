// SPDX-License-Identifier: Apache-2.0
import Engine
import Getopt

/// Reads a command's options.
struct OptionParser {
    /// Options and operands of a command line.
    struct Parsed: Sendable, Hashable {
        /// Values by the option's name, in the order given; an option without a value holds an empty text.
        var options: [String: [String]] = [:]
        var operands: [String] = []

        func has(_ option: OptionDefinition) -> Bool { options[option.name] != nil }
        func value(_ option: OptionDefinition) -> String? { options[option.name]?.last }

        /// The one operand of a command.
        func only(_ placeholder: String) throws(UsageError) -> String {
            guard let operand = operands.first else { throw UsageError(code: .missingOperand, word: placeholder) }
            try atMost(1)
            return operand
        }

        func atMost(_ count: Int) throws(UsageError) {
            if operands.count > count { throw UsageError(code: .unexpectedOperand, word: operands[count]) }
        }
    }

    var options: [OptionDefinition]
    /// Whether everything from the first operand on is an operand.
    var stopsAtOperand = false

    func parse(_ words: [String]) throws(UsageError) -> Parsed {
        let shapes = options.map { OptionShape($0.name, short: $0.short, takesValue: $0.placeholder != nil) }
        do throws(OptionFault) {
            let line = try OptionScanner(shapes, stopsAtOperand: stopsAtOperand).scan(words)
            let values = Dictionary(grouping: line.options, by: \.name).mapValues { $0.map(\.value) }
            return Parsed(options: values, operands: line.operands)
        } catch {
            throw usageError(error)
        }
    }

    private func usageError(_ fault: OptionFault) -> UsageError {
        switch fault {
        case .missingValue(let name):
            UsageError(
                code: .missingValue, word: "--\(name)", expected: options.first { $0.name == name }?.placeholder)
        case .unexpectedValue(let name): UsageError(code: .unexpectedValue, word: "--\(name)")
        case .ambiguous(let word, let names):
            UsageError(code: .ambiguousOption, word: word, suggestions: names.map { "--\($0)" })
        case .unknown(let word) where word.hasPrefix("--"):
            UsageError(
                code: .unknownOption, word: word,
                suggestions: NearMiss(options.map(\.name)).closest(to: String(word.dropFirst(2))).map { "--\($0)" })
        case .unknown(let word): UsageError(code: .unknownOption, word: word)
        }
    }
}
