// SPDX-License-Identifier: Apache-2.0
package import Snippets

/// What a console can do.
package struct ConsoleFeatures: Sendable, Hashable {
    package var inputIsTerminal: Bool
    package var outputIsTerminal: Bool
    package var errorIsTerminal: Bool
    /// Columns.
    package var width: Int
    /// What the terminal can show; a stream that is no terminal has none.
    package var terminalColour: ColourDepth
    package var glyphs: GlyphSet
    package var hasLightBackground: Bool

    package init(
        inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false, width: Int = 80,
        terminalColour: ColourDepth = .none, glyphs: GlyphSet = .unicode, hasLightBackground: Bool = false
    ) {
        self.inputIsTerminal = inputIsTerminal
        self.outputIsTerminal = outputIsTerminal
        self.errorIsTerminal = errorIsTerminal
        self.width = width
        self.terminalColour = terminalColour
        self.glyphs = glyphs
        self.hasLightBackground = hasLightBackground
    }

    /// Whether somebody can read a question and type an answer.
    package var canAsk: Bool { inputIsTerminal && errorIsTerminal }

    package func isTerminal(_ stream: ConsoleStream) -> Bool {
        stream == .output ? outputIsTerminal : errorIsTerminal
    }

    package func colour(_ stream: ConsoleStream) -> ColourDepth { isTerminal(stream) ? terminalColour : .none }
}
