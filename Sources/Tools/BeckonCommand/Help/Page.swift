// SPDX-License-Identifier: Apache-2.0
import TerminalSurface

/// Text in paragraphs and two columns, broken at the terminal's width.
struct Page {
    private(set) var text = ""
    private let style: TerminalStyle
    private let width: Int

    init(style: TerminalStyle, width: Int) {
        self.style = style
        self.width = Self.readable(width)
    }

    /// Columns of a line; long ones are hard to read, also on wide terminals.
    static func readable(_ width: Int) -> Int { max(40, min(width, 100)) }

    mutating func line(_ line: String) { text += line + "\n" }
    mutating func blank() { text += "\n" }

    mutating func heading(_ heading: String) {
        blank()
        line(style(heading, .bold))
    }

    mutating func paragraph(_ paragraph: String) {
        let whole = paragraph.split(separator: "\n").joined(separator: " ")
        for line in whole.trimmingBlanks.wrapped(to: width) { self.line(line) }
    }

    mutating func examples(_ examples: [String]) {
        for example in examples { line("  \(style(example, .cyan))") }
    }

    /// Names on the left, what they mean on the right.
    mutating func table(_ rows: [(String, String)], left: Int? = nil) {
        let left = left ?? min(rows.map(\.0.columns).max() ?? 0, width / 2)
        let right = max(20, width - left - 4)
        for (name, meaning) in rows {
            var lines = meaning.wrapped(to: right)
            if name.columns > left {
                line("  \(style(name, .cyan))")
            } else {
                line("  \(style(name.padded(to: left), .cyan))  \(lines.removeFirst())".trimmingEnd)
            }
            for rest in lines { line(String(repeating: " ", count: left + 4) + rest) }
        }
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }

    fileprivate var trimmingBlanks: String { String(trimmingEnd.drop { $0 == " " }) }
}
