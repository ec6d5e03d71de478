// SPDX-License-Identifier: Apache-2.0

/// Reads a format string from left to right.
struct FormatScanner {
    private let text: String
    private var index: String.Index
    private var result: [FormatPiece] = []
    private var literal = ""

    init(_ text: String) {
        self.text = text
        index = text.startIndex
    }

    mutating func pieces() -> [FormatPiece] {
        while index < text.endIndex {
            let character = text[index]
            if character == "%", let (piece, end) = specifier(after: text.index(after: index)) {
                index = end
                if case .literal(let percent) = piece {
                    literal += percent
                } else {
                    flush()
                    result.append(piece)
                }
            } else {
                literal.append(character)
                index = text.index(after: index)
            }
        }
        flush()
        return result
    }

    private mutating func flush() {
        if !literal.isEmpty { result.append(.literal(literal)) }
        literal = ""
    }

    private func specifier(after start: String.Index) -> (FormatPiece, String.Index)? {
        var rest = text[start...]
        if rest.first == "%" { return (.literal("%"), rest.index(after: start)) }
        if rest.hasPrefix("arg") { return (.ownArgument, rest.index(start, offsetBy: 3)) }
        var position: Int?
        if let number = Self.takeNumber(&rest) {
            if rest.first == "$" {
                rest.removeFirst()
                position = number
            } else {
                rest = text[start...]
            }
        }
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            guard name.endIndex < rest.endIndex else { return nil }
            return (.variable(String(name), position: position), rest.index(after: name.endIndex))
        }
        let flags = rest.prefix { "-+ #0'".contains($0) }
        rest = rest[flags.endIndex...]
        let width = Self.takeNumber(&rest)
        var precision: Int?
        if rest.first == "." {
            rest.removeFirst()
            precision = Self.takeNumber(&rest) ?? 0
        }
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        // A blank flag before a letter is far more often a percent sign in a sentence than a specifier.
        if flags.contains(" ") { return nil }
        return (
            .argument(
                FormatSpecifier(
                    position: position, flags: String(flags), width: width, precision: precision,
                    conversion: conversion)), rest.index(after: rest.startIndex)
        )
    }

    private static func takeNumber(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest[digits.endIndex...]
        return number
    }
}
