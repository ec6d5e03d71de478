// SPDX-License-Identifier: Apache-2.0

/// A keyfile of NetworkManager's (`.nmconnection`): groups of keys and values, each with its line.
///
/// The syntax is GLib's, of which NetworkManager uses little: this reads it without another library in a service that
/// holds secrets, and says in which line a fault is, which GLib's reader does not.
package struct NetworkManagerKeyfile: Sendable {
    /// What stands after a key.
    package struct Value: Sendable {
        /// With its escapes, which lists need.
        package let raw: String
        package let line: Int
    }

    /// The values under one heading.
    package struct Group: Sendable {
        package let name: String
        package let line: Int
        package fileprivate(set) var values: [String: Value] = [:]
    }

    /// Bytes.
    private static let limit = 1 << 20

    /// In the order of the file.
    package private(set) var groups: [Group] = []

    /// - Throws: ``ProfileError``, in which no value is repeated.
    package init(parsing content: [UInt8]) throws(ProfileError) {
        guard content.count <= Self.limit else {
            throw ProfileError(.tooLarge, line: 1, "the file is larger than 1 MiB")
        }
        guard let text = String(validating: content, as: UTF8.self), !text.contains("\0") else {
            throw ProfileError(.malformedLine, line: 1, "the file is not text in UTF-8")
        }
        // A line's end may be one character of two.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() { try read(line, index + 1) }
    }

    /// The group with that heading; nil where there is none.
    package func group(_ name: String) -> Group? { groups.first { $0.name == name } }

    private mutating func read(_ line: Substring, _ number: Int) throws(ProfileError) {
        let line = line.trimmingSpaces
        if line.isEmpty || line.hasPrefix("#") { return }
        if line.hasPrefix("[") { return try open(line, number) }
        guard let sign = line.firstIndex(of: "="), sign != line.startIndex else {
            throw ProfileError(.malformedLine, line: number, "neither a group in brackets nor a key with a value")
        }
        guard !groups.isEmpty else { throw ProfileError(.missingSection, line: number, "a key before the first group") }
        let key = String(line[..<sign].trimmingSpaces)
        let last = groups.count - 1
        guard groups[last].values[key] == nil else {
            throw ProfileError(.repeatedKey, line: number, "“\(key)” is there twice in [\(groups[last].name)]")
        }
        groups[last].values[key] = Value(raw: String(line[line.index(after: sign)...].trimmingSpaces), line: number)
    }

    private mutating func open(_ line: Substring, _ number: Int) throws(ProfileError) {
        guard line.hasSuffix("]"), line.count > 2 else {
            throw ProfileError(.malformedLine, line: number, "a group without its closing bracket")
        }
        let name = String(line.dropFirst().dropLast())
        guard group(name) == nil else {
            throw ProfileError(.repeatedKey, line: number, "the group [\(name)] is there twice")
        }
        groups.append(Group(name: name, line: number))
    }
}

extension NetworkManagerKeyfile.Value {
    /// The value as one text.
    package var text: String { Self.unescaped(raw[...]) }

    /// The value as a list, whose members end with semicolons.
    package var list: [String] {
        var members: [String] = []
        var start = raw.startIndex
        var index = raw.startIndex
        while index < raw.endIndex {
            if raw[index] == "\\" {
                index = raw.index(index, offsetBy: 2, limitedBy: raw.endIndex) ?? raw.endIndex
                continue
            }
            if raw[index] == ";" {
                members.append(Self.unescaped(raw[start..<index]))
                start = raw.index(after: index)
            }
            index = raw.index(after: index)
        }
        if start < raw.endIndex { members.append(Self.unescaped(raw[start...])) }
        return members.map { String($0[...].trimmingSpaces) }.filter { !$0.isEmpty }
    }

    private static func unescaped(_ text: Substring) -> String {
        let signs: [Character: Character] = ["s": " ", "n": "\n", "t": "\t", "r": "\r"]
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(signs[character] ?? character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
