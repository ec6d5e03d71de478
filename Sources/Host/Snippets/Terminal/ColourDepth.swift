// SPDX-License-Identifier: Apache-2.0

/// How many colours a terminal shows.
package enum ColourDepth: Int, Sendable, Hashable, Comparable {
    case none, ansi16, ansi256, trueColour

    package static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }

    /// The depth that the environment promises; none where the output is no terminal or `NO_COLOR` is set.
    package static func detect(environment: [String: String], isTerminal: Bool) -> ColourDepth {
        guard isTerminal, environment["NO_COLOR", default: ""].isEmpty else { return .none }
        let term = environment["TERM", default: ""]
        if term.isEmpty || term == "dumb" { return .none }
        let colourTerm = environment["COLORTERM", default: ""].lowercased()
        if colourTerm == "truecolor" || colourTerm == "24bit" || term.hasSuffix("-direct") { return .trueColour }
        return term.contains("256color") ? .ansi256 : .ansi16
    }
}
