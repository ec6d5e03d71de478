// SPDX-License-Identifier: Apache-2.0

/// Text in runs of one style each, already formatted and in the language of the request.
package struct TextNode: Sendable, Hashable {
    package struct Run: Sendable, Hashable {
        package var string: String
        package var style: TextStyle
        package init(_ string: String, style: TextStyle = TextStyle()) {
            self.string = string
            self.style = style
        }
    }
    package var runs: [Run]
    package init(runs: [Run]) { self.runs = runs }
    package init(_ string: String) { runs = [Run(string)] }
    package var string: String { runs.map(\.string).joined() }
}

/// The attributes of a run of text; nil leaves what surrounds it.
package struct TextStyle: Sendable, Hashable {
    package var font: FontValue?
    package var weight: FontValue.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var color: ColorValue?
    /// Points between letters.
    package var tracking: Double?
    /// The address that the run leads to.
    package var link: String?
    package init() {}
}
