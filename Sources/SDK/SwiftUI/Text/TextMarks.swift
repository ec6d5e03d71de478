// SPDX-License-Identifier: Apache-2.0

/// Marks that stand in a localised text where a text with styles of its own belongs.
enum TextMarks {
    private static let opening: Character = "\u{F8FE}"
    private static let closing: Character = "\u{F8FF}"

    static func mark(_ index: Int) -> String { "\(opening)\(index)\(closing)" }

    /// The pieces between the marks, and the numbers in them.
    static func split(_ string: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(string)
        while let start = rest.firstIndex(of: opening), let end = rest[start...].firstIndex(of: closing),
            let index = Int(rest[rest.index(after: start)..<end])
        {
            if start > rest.startIndex { pieces.append(.string(String(rest[..<start]))) }
            pieces.append(.text(index))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.string(String(rest))) }
        return pieces
    }

    enum Piece: Hashable {
        case string(String)
        case text(Int)
    }
}
