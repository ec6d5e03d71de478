// SPDX-License-Identifier: Apache-2.0
import TerminalSurface

/// Rows whose cells stand below one another.
struct Columns {
    private var rows: [[String]] = []

    mutating func add(_ cells: [String]) { rows.append(cells) }

    var isEmpty: Bool { rows.isEmpty }

    /// - Parameter emphasis: the column that is drawn in colour.
    func lines(indent: Int = 0, width: Int?, style: TerminalStyle, emphasis: Int? = nil) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
        }
        return rows.map { cells in
            var line = String(repeating: " ", count: indent)
            var used = indent
            let last = cells.lastIndex { !$0.isEmpty } ?? 0
            for (column, cell) in cells.enumerated() where column <= last && widths[column] > 0 {
                // Only the last cell may be too long for the terminal; the others are what people copy.
                let room = width.map { $0 - used } ?? .max
                let shown = column == last && room > 8 ? cell.shortened(to: room) : cell
                let padded = column == last ? shown : shown.padded(to: widths[column])
                line += column == emphasis ? style(padded, .cyan) : padded
                if column != last { line += "  " }
                used += widths[column] + 2
            }
            return line
        }
    }
}

extension CommandSession {
    /// Prints a table; lines are cut at the edge of a terminal, and whole where a program reads them.
    func print(_ table: Columns, indent: Int = 0, emphasising column: Int? = nil) throws {
        guard !table.isEmpty else { return }
        let width = console.features.outputIsTerminal ? console.features.width : nil
        let lines = table.lines(indent: indent, width: width, style: style, emphasis: column)
        try print(lines.joined(separator: "\n"))
    }
}
