// SPDX-License-Identifier: Apache-2.0

/// Takes an `.ovpn` file apart exactly as OpenVPN does, so that nothing is read in two ways.
struct OpenVPNScanner {
    /// In bytes. OpenVPN takes what goes beyond 255 for a line of its own.
    static let longestLine = 250

    private let lines: [Substring]
    private let firstNumber: Int
    private var next = 0

    /// - Parameter firstNumber: the number of the text's first line in the file.
    init(_ text: String, firstNumber: Int = 1) {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if text.unicodeScalars.first == "\u{FEFF}" {
            lines[0] = Substring(lines[0].unicodeScalars.dropFirst())
        }
        self.lines = lines
        self.firstNumber = firstNumber
    }

    /// The next option with its values, and with its block's content; nil at the end.
    mutating func directive() throws(ProfileError) -> OpenVPNDirective? {
        while next < lines.count {
            let number = firstNumber + next
            let line = lines[next]
            next += 1
            var words = try Self.words(line, number)
            guard var name = words.first else { continue }
            words.removeFirst()
            if words.isEmpty, name.hasPrefix("<"), name.hasSuffix(">") {
                name = String(name.dropFirst().dropLast())
                return OpenVPNDirective(name, line: number, content: try content(of: name, number))
            }
            if name.hasPrefix("--"), name.count > 2 { name.removeFirst(2) }
            return OpenVPNDirective(name, words, line: number)
        }
        return nil
    }

    private mutating func content(of name: String, _ number: Int) throws(ProfileError) -> String {
        let end = "</\(name)>"
        var content = ""
        while next < lines.count {
            let line = lines[next]
            next += 1
            let bytes = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if bytes.starts(with: end.utf8) { return content }
            try Self.check(line, firstNumber + next - 1)
            guard line.utf8.count <= Self.longestLine else {
                throw ProfileError(.malformedLine, line: firstNumber + next - 1, "the line is too long for OpenVPN")
            }
            content += line + "\n"
        }
        throw ProfileError(.malformedLine, line: number, "<\(name)> has no \(end)")
    }

    private static func check(_ line: Substring, _ number: Int) throws(ProfileError) {
        guard line.unicodeScalars.allSatisfy({ $0 == "\t" || $0.properties.generalCategory != .control }) else {
            throw ProfileError(.malformedLine, line: number, "there is a control character")
        }
    }

    /// Splits at blanks, minding quotes, backslashes and comments.
    static func words(_ line: Substring, _ number: Int) throws(ProfileError) -> [String] {
        try check(line, number)
        var words: [String] = []
        var word: String.UnicodeScalarView?
        var quote: Unicode.Scalar?
        var isEscaped = false
        // OpenVPN sees bytes, where a mark that is written over a quotation mark does not change it.
        scan: for scalar in line.unicodeScalars {
            let isPlain = isEscaped
            isEscaped = false
            let isBlank = scalar == " " || scalar == "\t"
            switch (scalar, word) {
            case ("\\", _) where !isPlain && quote != "'": isEscaped = true
            case (_, _?) where scalar == quote && !isPlain, (_, _?) where quote == nil && isBlank && !isPlain:
                if let word { words.append(String(word)) }
                word = nil
                quote = nil
            case (_, _?): word?.append(scalar)
            case ("#", nil) where !isPlain, (";", nil) where !isPlain: break scan
            case ("\"", nil) where !isPlain, ("'", nil) where !isPlain:
                quote = scalar
                word = .init()
            case (_, nil) where isBlank && !isPlain: break
            case (_, nil): word = .init([scalar])
            }
        }
        guard quote == nil, !isEscaped else {
            throw ProfileError(.malformedLine, line: number, "a quotation mark or a backslash has nothing after it")
        }
        if let word { words.append(String(word)) }
        return words
    }
}
