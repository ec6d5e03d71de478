// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// Text with every attribute decided.
struct TextElement: Sendable, Hashable {
    struct Run: Sendable, Hashable {
        var string: String
        var font: FontSpec
        var color: ColorValue
        var isUnderlined: Bool
        var isStruckThrough: Bool
        var tracking: Double
        /// An address that the run leads to, where its kind is allowed.
        var link: String?
    }

    var runs: [Run]
    var alignment: TextAlignmentValue
    var lineLimit: Int?
    var lineSpacing: Double
    var truncation: TruncationValue
    var minimumScale: Double
    /// The style that the author named, which gives HTML its heading level.
    var textStyle: FontValue.TextStyleName?

    var string: String { runs.map(\.string).joined() }
}

/// A font with every attribute decided; the size is in points.
struct FontSpec: Sendable, Hashable {
    var size: Double
    /// From 100 to 900.
    var weight: Int
    var design: FontValue.Design
    var family: String?
    var isItalic: Bool
    var hasTabularDigits: Bool
}
