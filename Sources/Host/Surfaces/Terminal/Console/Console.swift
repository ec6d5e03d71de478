// SPDX-License-Identifier: Apache-2.0
package import Snippets

/// The person's end of a terminal, or what stands in its place.
package protocol Console: Sendable {
    var features: ConsoleFeatures { get }

    /// Writes all of the text at once.
    /// - Throws: `ConsoleError`, also where the reader has gone away.
    func write(_ text: String, to stream: ConsoleStream) throws

    /// One line without its end, or nil at the end of input.
    /// - Throws: `CancellationError` where the task is cancelled while it waits.
    func readLine() async throws -> String?
}

/// Where text goes: results to the output, questions, progress and complaints to the error stream.
package enum ConsoleStream: Sendable, Hashable { case output, error }

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

/// Text could not be written.
package struct ConsoleError: Error, Sendable, Hashable {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String

        /// The reader closed its end, as `head` does.
        package static let readerGone = Code(name: "readerGone")
        package static let failed = Code(name: "failed")
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
