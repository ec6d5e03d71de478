// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Text with every attribute decided.
package struct TextElement: Sendable, Hashable {
    package struct Run: Sendable, Hashable {
        package var string: String
        package var font: FontSpec
        package var color: ColorValue
        package var isUnderlined: Bool
        package var isStruckThrough: Bool
        package var tracking: Double
        /// An address that the run leads to, where its kind is allowed.
        package var link: String?
    }

    package var runs: [Run]
    package var alignment: TextAlignmentValue
    package var lineLimit: Int?
    package var lineSpacing: Double
    package var truncation: TruncationValue
    package var minimumScale: Double
    /// The style that the author named, which gives HTML its heading level.
    package var textStyle: FontValue.TextStyleName?

    package var string: String { runs.map(\.string).joined() }
}

/// A font with every attribute decided; the size is in points.
package struct FontSpec: Sendable, Hashable {
    package var size: Double
    /// From 100 to 900.
    package var weight: Int
    package var design: FontValue.Design
    package var family: String?
    package var isItalic: Bool
    package var hasTabularDigits: Bool
}
