// SPDX-License-Identifier: Apache-2.0
import Foundation
import Snippets

extension String {
    /// The text without what would steer the terminal: an app's words may show themselves, nothing more.
    package var printable: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A: scalars.append(scalar)
            case 0x09: scalars.append(" ")
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The text on one line.
    package var printableLine: String {
        printable.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The columns that the text takes on a terminal.
    package var columns: Int {
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return reduce(0) { $0 + $1.columns }
    }

    /// The text with blanks up to a column.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// As much as fits, ended by an ellipsis where something is left out.
    package func shortened(to width: Int) -> String {
        guard columns > width, width > 0 else { return self }
        var kept = ""
        for character in self {
            guard (kept + String(character)).columns < width else { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// Lines broken between words where they are longer than the width; shorter ones stay as they are.
    package func wrapped(to width: Int) -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
            guard String(paragraph).columns > width else { return [String(paragraph)] }
            var lines = [""]
            for word in paragraph.split(separator: " ") {
                let last = lines[lines.count - 1]
                let joined = last.isEmpty ? String(word) : "\(last) \(word)"
                if joined.columns <= width || last.isEmpty {
                    lines[lines.count - 1] = joined
                } else {
                    lines.append(String(word))
                }
            }
            return lines
        }
    }
}
