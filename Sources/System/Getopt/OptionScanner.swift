// SPDX-License-Identifier: Apache-2.0
@preconcurrency import CGetopt
import Glibc
import Synchronization

/// Takes command lines apart with glibc's `getopt_long`.
package struct OptionScanner: Sendable {
    private let options: [OptionShape]
    private let stopsAtOperand: Bool

    /// getopt keeps its place in global variables.
    private static let turn = Mutex(())

    /// - Parameter stopsAtOperand: whether everything from the first operand on is an operand.
    package init(_ options: [OptionShape], stopsAtOperand: Bool = false) {
        self.options = options
        self.stopsAtOperand = stopsAtOperand
    }

    /// - Parameter words: the command line without the program's own name.
    package func scan(_ words: [String]) throws(OptionFault) -> ScannedLine {
        let outcome = Self.turn.withLock { _ in Result { () throws(OptionFault) in try scanInTurn(words) } }
        return try outcome.get()
    }

    private func scanInTurn(_ words: [String]) throws(OptionFault) -> ScannedLine {
        // getopt looks for options behind the program's name.
        var arguments: [UnsafeMutablePointer<CChar>?] = ([""] + words).map { strdup($0) }
        let owned = arguments
        arguments.append(nil)
        let names = options.map { strdup($0.name) }
        defer { for text in owned + names { free(text) } }
        var table = zip(options, names).enumerated().map { index, pair in
            option(
                name: pair.1, has_arg: pair.0.takesValue ? required_argument : no_argument, flag: nil,
                val: Self.firstCode + Int32(index))
        }
        table.append(option())

        var line = ScannedLine()
        let count = Int32(words.count + 1)
        optind = 0  // glibc: start afresh, also after an earlier scan of other words
        while true {
            let code = getopt_long(count, &arguments, shorts, table, nil)
            if code == -1 { break }
            let word = arguments[Int(optind) - 1].map { String(cString: $0) } ?? ""
            guard let option = shape(of: code) else { throw fault(code, word: word) }
            let value = option.takesValue ? optarg.map { String(cString: $0) } : nil
            line.options.append(.init(name: option.name, value: value ?? ""))
        }
        line.operands = arguments[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
        return line
    }

    private var shorts: String {
        // “:” tells a missing value from an unknown option, and keeps getopt from printing.
        options.reduce(into: stopsAtOperand ? "+:" : ":") { text, option in
            guard let short = option.short else { return }
            text += option.takesValue ? "\(short):" : String(short)
        }
    }

    /// Above every character, so that long options and short ones share one number space.
    private static let firstCode: Int32 = 1 << 10

    private func shape(of code: Int32) -> OptionShape? {
        if code >= Self.firstCode { return options[Int(code - Self.firstCode)] }
        return options.first { $0.short?.asciiValue.map(Int32.init) == code }
    }

    private func fault(_ code: Int32, word: String) -> OptionFault {
        if code == Int32(UInt8(ascii: ":")), let option = shape(of: optopt) {
            return .missingValue(option: option.name)
        }
        if optopt != 0, let option = shape(of: optopt), !option.takesValue, word.contains("=") {
            return .unexpectedValue(option: option.name)
        }
        guard word.hasPrefix("--") else {
            return .unknown(word: UnicodeScalar(UInt32(optopt)).map { "-\($0)" } ?? word)
        }
        let name = String(word.prefix { $0 != "=" }.dropFirst(2))
        let sharing = options.map(\.name).filter { $0.hasPrefix(name) }
        return sharing.count > 1 ? .ambiguous(word: "--\(name)", among: sharing) : .unknown(word: "--\(name)")
    }
}
