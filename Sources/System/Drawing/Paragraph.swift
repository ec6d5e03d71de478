// SPDX-License-Identifier: Apache-2.0
package import Graphics

/// Styled text to be set in lines.
package struct Paragraph: Sendable, Hashable {
    package struct Font: Sendable, Hashable {
        /// Family names in order of preference, separated by commas.
        package var families: String
        package var size: Double
        /// From 100 to 900; 400 is regular.
        package var weight: Int
        package var isItalic: Bool
        package var hasTabularDigits: Bool

        package init(
            families: String, size: Double, weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false
        ) {
            self.families = families
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
            self.hasTabularDigits = hasTabularDigits
        }
    }

    package struct Run: Sendable, Hashable {
        package var string: String
        package var font: Font
        package var colour: DrawingColour
        package var isUnderlined = false
        package var isStruckThrough = false
        /// Units between letters.
        package var tracking = 0.0

        package init(string: String, font: Font, colour: DrawingColour) {
            self.string = string
            self.font = font
            self.colour = colour
        }
    }

    package enum Alignment: Sendable, Hashable { case leading, center, trailing }
    package enum Truncation: Sendable, Hashable { case head, middle, tail }

    package var runs: [Run]
    package var alignment: Alignment = .leading
    package var truncation: Truncation = .tail
    /// Units added between lines.
    package var lineSpacing = 0.0
    package var isRightToLeft = false
    /// A BCP 47 tag; nil is the language of the process.
    package var language: String?

    package init(runs: [Run]) { self.runs = runs }
}
