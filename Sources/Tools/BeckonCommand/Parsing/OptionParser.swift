// SPDX-License-Identifier: Apache-2.0
@preconcurrency import CGetopt
import Engine
import Glibc
import Synchronization

/// Reads a command's options with glibc's `getopt_long`.
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

    /// getopt keeps its place in global variables.
    private static let turn = Mutex(())

    func parse(_ words: [String]) throws(UsageError) -> Parsed {
        let outcome = Self.turn.withLock { _ in Result { () throws(UsageError) in try scan(words) } }
        return try outcome.get()
    }

    private func scan(_ words: [String]) throws(UsageError) -> Parsed {
        var arguments: [UnsafeMutablePointer<CChar>?] = (["beckon"] + words).map { strdup($0) }
        let owned = arguments
        arguments.append(nil)
        let names = options.map { strdup($0.name) }
        defer { for text in owned + names { free(text) } }
        var table = zip(options, names).enumerated().map { index, pair in
            option(
                name: pair.1, has_arg: pair.0.placeholder == nil ? no_argument : required_argument, flag: nil,
                val: Self.firstCode + Int32(index))
        }
        table.append(option())
        // “:” tells a missing value from an unknown option, and keeps getopt from printing.
        var shorts = stopsAtOperand ? "+:" : ":"
        for option in options {
            guard let short = option.short else { continue }
            shorts += option.placeholder == nil ? String(short) : "\(short):"
        }

        var parsed = Parsed()
        let count = Int32(words.count + 1)
        optind = 0  // glibc: start afresh, also after an earlier scan of other words
        while true {
            let code = getopt_long(count, &arguments, shorts, table, nil)
            if code == -1 { break }
            let word = arguments[Int(optind) - 1].map { String(cString: $0) } ?? ""
            guard let option = definition(code) else { throw fault(code, word: word) }
            parsed.options[option.name, default: []].append(
                option.placeholder == nil ? "" : optarg.map { String(cString: $0) } ?? "")
        }
        parsed.operands = arguments[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
        return parsed
    }

    /// Above every character, so that long options and short ones share one number space.
    private static let firstCode: Int32 = 1 << 10

    private func definition(_ code: Int32) -> OptionDefinition? {
        if code >= Self.firstCode { return options[Int(code - Self.firstCode)] }
        return options.first { $0.short?.asciiValue.map(Int32.init) == code }
    }

    private func fault(_ code: Int32, word: String) -> UsageError {
        if code == Int32(UInt8(ascii: ":")) {
            let option = definition(optopt)
            return UsageError(
                code: .missingValue, word: option.map { "--\($0.name)" } ?? word, expected: option?.placeholder)
        }
        if optopt != 0, let option = definition(optopt), option.placeholder == nil, word.contains("=") {
            return UsageError(code: .unexpectedValue, word: "--\(option.name)")
        }
        guard word.hasPrefix("--") else {
            let shown = UnicodeScalar(UInt32(optopt)).map { "-\($0)" } ?? word
            return UsageError(code: .unknownOption, word: shown)
        }
        let name = String(word.prefix { $0 != "=" }.dropFirst(2))
        let candidates = options.map(\.name)
        let sharing = candidates.filter { $0.hasPrefix(name) }
        if sharing.count > 1 {
            return UsageError(code: .ambiguousOption, word: "--\(name)", suggestions: sharing.map { "--\($0)" })
        }
        return UsageError(
            code: .unknownOption, word: "--\(name)",
            suggestions: NearMiss(candidates).closest(to: name).map { "--\($0)" })
    }
}
