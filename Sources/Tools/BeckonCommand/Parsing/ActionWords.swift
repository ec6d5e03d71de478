// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What follows an action on the command line: every word belongs to a parameter.
struct ActionWords: Sendable, Hashable {
    /// Text by parameter; `true` for a bare `--name`, a list where a name is repeated.
    var arguments: [String: JSONValue] = [:]

    /// Reads `--name value`, `--name=value`, repeated names and bare `--name`.
    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--"), word.count > 2 else {
                throw UsageError(code: .notAParameter, word: word)
            }
            if let sign = word.firstIndex(of: "=") {
                add(String(word[..<sign].dropFirst(2)), .string(String(word[word.index(after: sign)...])))
            } else if let value = rest.first, !value.hasPrefix("--") {
                rest.removeFirst()
                add(String(word.dropFirst(2)), .string(value))
            } else {
                add(String(word.dropFirst(2)), true)
            }
        }
    }

    private mutating func add(_ name: String, _ value: JSONValue) {
        switch arguments[name] {
        case nil: arguments[name] = value
        case .array(let items)?: arguments[name] = .array(items + [value])
        case let first?: arguments[name] = .array([first, value])
        }
    }
}
