// SPDX-License-Identifier: Apache-2.0

/// Takes XML apart into tags and the texts between them.
struct MarkupScanner {
    struct Tag {
        let name: String
        let line: Int
        /// `</name>`
        let isEnd: Bool
        /// `<name/>`
        let isEmpty: Bool
    }

    private let bytes: [UInt8]
    private var place = 0
    private(set) var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        if starts(with: "\u{FEFF}") { place = 3 }
    }

    /// The next tag, past comments, declarations and spaces; nil at the end.
    mutating func nextTag() throws(DefinitionProblem) -> Tag? {
        while place < bytes.count {
            if starts(with: "<!--") {
                _ = try skip(past: "-->")
            } else if starts(with: "<?") {
                _ = try skip(past: "?>")
            } else if starts(with: "<!") {
                // Entities of its own would be declared in brackets.
                if try skip(past: ">").contains("[") {
                    throw DefinitionProblem(line: line, "The document type must not declare anything.")
                }
            } else if bytes[place] == UInt8(ascii: "<") {
                return try tag()
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) {
                advance(1)
            } else {
                throw DefinitionProblem(line: line, "There is text where a tag has to be.")
            }
        }
        return nil
    }

    /// The text of an element without elements in it, past its end.
    mutating func text(upToEndOf tag: Tag) throws(DefinitionProblem) -> String {
        var result = ""
        while place < bytes.count {
            if starts(with: "<!--") {
                _ = try skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                advance(9)
                result += try skip(past: "]]>")
            } else if bytes[place] == UInt8(ascii: "<") {
                let end = try self.tag()
                guard end.isEnd, end.name == tag.name else {
                    throw DefinitionProblem(line: end.line, "<\(end.name)> stands inside of a <\(tag.name)>.")
                }
                return result
            } else if bytes[place] == UInt8(ascii: "&") {
                result.unicodeScalars.append(try entity())
            } else {
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "<"), bytes[place] != UInt8(ascii: "&") {
                    advance(1)
                }
                result += String(decoding: bytes[start..<place], as: UTF8.self)
            }
        }
        throw DefinitionProblem(line: tag.line, "<\(tag.name)> has no end.")
    }

    private mutating func tag() throws(DefinitionProblem) -> Tag {
        let start = line
        var words = try skip(past: ">").dropFirst()
        let isEnd = words.first == "/"
        if isEnd { words = words.dropFirst() }
        let isEmpty = words.last == "/"
        let name = String(words.prefix { !$0.isWhitespace && $0 != "/" })
        return Tag(name: name, line: start, isEnd: isEnd, isEmpty: isEmpty)
    }

    private mutating func entity() throws(DefinitionProblem) -> Unicode.Scalar {
        let start = line
        let name = try skip(past: ";").dropFirst()
        let known: [Substring: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let scalar = known[name] { return scalar }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        if let scalar = number.flatMap(Unicode.Scalar.init) { return scalar }
        throw DefinitionProblem(line: start, "“&\(name.prefix(20));” stands for nothing.")
    }

    /// What stands before the end mark, beginning here.
    private mutating func skip(past end: String) throws(DefinitionProblem) -> String {
        let start = place
        let first = line
        while place < bytes.count {
            if starts(with: end) {
                let text = String(decoding: bytes[start..<place], as: UTF8.self)
                advance(end.utf8.count)
                return text
            }
            advance(1)
        }
        throw DefinitionProblem(line: first, "“\(end)” is missing.")
    }

    private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func advance(_ count: Int) {
        for byte in bytes[place..<(place + count)] where byte == 0x0A { line += 1 }
        place += count
    }
}
