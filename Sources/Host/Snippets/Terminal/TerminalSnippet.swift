// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Draws snippets in the character cells of a terminal.
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
        throw SnippetError(.drawing, "Snippets are not drawn yet.")
    }
}
