// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Draws snippets in the character cells of a terminal, as a card no wider than it must be.
package struct TerminalSnippet: Sendable {
    /// Columns that the terminal has.
    package var width: Int
    package var colour: ColourDepth
    package var glyphs: GlyphSet
    package var appearance: SnippetAppearance

    package init(
        width: Int, colour: ColourDepth, glyphs: GlyphSet = .unicode,
        appearance: SnippetAppearance = SnippetAppearance(scheme: .dark)
    ) {
        self.width = width
        self.colour = colour
        self.glyphs = glyphs
        self.appearance = appearance
    }

    /// The lines of the snippet, each ended by a newline; empty for an empty snippet.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits`.
    package func render(_ node: SnippetNode) throws -> String {
        let element = try ElementBuilder(medium: .cells(glyphs), resources: NoResources()).root(node)
        // Lines much longer than a book's are hard to read, and a narrow terminal has no room for a frame.
        let outer = min(max(width, 4), SnippetLimits.terminalColumns)
        let hasFrame = outer >= 16
        let room = Double(hasFrame ? outer - 4 : outer)
        let texts = CellTexts(glyphs: glyphs)
        let engine = LayoutEngine(measurer: texts)
        let size = try engine.measure(element, Proposal(width: room)).size
        let columns = Int(min(size.width, room).rounded(.up))
        let rows = Int(min(size.height.rounded(.up), Double(SnippetLimits.terminalRows)))
        guard columns > 0, rows > 0 else { return "" }
        // What is wider than the card is cut on both sides alike.
        let x = ((Double(columns) - size.width) / 2).rounded(.down)
        var placed = try engine.place(element, Proposal(width: room), x: x, y: 0)
        if appearance.direction == .rightToLeft { placed = placed.mirrored(in: Double(columns)) }
        let palette = Palette(scheme: appearance.scheme)
        var painter = CellPainter(
            grid: CellGrid(columns: columns, rows: rows), texts: texts, palette: palette, glyphs: glyphs,
            hasColour: colour > .none)
        painter.paint(placed)
        let grid =
            hasFrame ? painter.grid.framed(glyphs, edge: palette.resolve(.named("tertiary", opacity: 1))) : painter.grid
        return grid.text(in: colour)
    }
}
