// SPDX-License-Identifier: Apache-2.0
internal import Graphics

/// How a cell of a terminal looks; nil colours are the terminal's own.
struct CellStyle: Hashable {
    var foreground: DrawingColour?
    var background: DrawingColour?
    var isBold = false
    var isFaint = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
}

/// A rectangle of character cells; what is written outside of it is lost.
struct CellGrid {
    struct Cell: Hashable {
        /// Nil in the second cell of a wide character.
        var character: Character?
        var style: CellStyle
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]
    /// Rows that can be written to.
    var visibleRows: Range<Int>

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        visibleRows = 0..<rows
        cells = Array(repeating: Cell(character: " ", style: CellStyle()), count: columns * rows)
    }

    subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

    private func contains(_ row: Int, _ column: Int) -> Bool {
        visibleRows.contains(row) && column >= 0 && column < columns
    }

    /// Writes a character over what is there, on the background that is there where it has none itself.
    mutating func write(_ character: Character, row: Int, column: Int, style: CellStyle) {
        let width = character.columns
        guard width > 0, contains(row, column), contains(row, column + width - 1) else { return }
        var style = style
        style.background = style.background ?? self[row, column].style.background
        for part in 0..<width {
            cut(row, column + part)
            cells[row * columns + column + part] = Cell(character: part == 0 ? character : nil, style: style)
        }
    }

    mutating func fill(row: Int, column: Int, background: DrawingColour) {
        guard contains(row, column) else { return }
        cells[row * columns + column].style.background = background
    }

    /// Clears the other half of a wide character that is about to lose one.
    private mutating func cut(_ row: Int, _ column: Int) {
        let index = row * columns + column
        if cells[index].character == nil, column > 0 { cells[index - 1].character = " " }
        if column + 1 < columns, cells[index + 1].character == nil { cells[index + 1].character = " " }
    }

    /// The grid inside a card's outline.
    func framed(_ glyphs: GlyphSet, edge: DrawingColour) -> CellGrid {
        var framed = CellGrid(columns: columns + 4, rows: rows + 2)
        for row in 0..<rows {
            for column in 0..<columns {
                framed.cells[(row + 1) * framed.columns + column + 2] = self[row, column]
            }
        }
        framed.outline(
            rows: 0...(rows + 1), columns: 0...(columns + 3), glyphs, isRounded: true,
            style: CellStyle(foreground: edge, isFaint: true))
        return framed
    }

    mutating func outline(
        rows: ClosedRange<Int>, columns: ClosedRange<Int>, _ glyphs: GlyphSet, isRounded: Bool, style: CellStyle
    ) {
        let corners: [Character] =
            glyphs == .ascii ? ["+", "+", "+", "+"] : isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
        let (horizontal, vertical): (Character, Character) = glyphs == .ascii ? ("-", "|") : ("─", "│")
        for column in columns.clamped(to: 0...max(self.columns, 0)) {
            write(horizontal, row: rows.lowerBound, column: column, style: style)
            write(horizontal, row: rows.upperBound, column: column, style: style)
        }
        for row in rows.clamped(to: 0...max(self.rows, 0)) {
            write(vertical, row: row, column: columns.lowerBound, style: style)
            write(vertical, row: row, column: columns.upperBound, style: style)
        }
        let ends = [
            (rows.lowerBound, columns.lowerBound), (rows.lowerBound, columns.upperBound),
            (rows.upperBound, columns.lowerBound), (rows.upperBound, columns.upperBound),
        ]
        for (corner, end) in zip(corners, ends) { write(corner, row: end.0, column: end.1, style: style) }
    }
}
