// SPDX-License-Identifier: Apache-2.0

/// A text style by name, or a size in points, with its design.
package struct FontValue: Sendable, Hashable {
    package enum TextStyleName: String, Sendable, Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    package enum Weight: String, Sendable, Hashable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    package enum Design: String, Sendable, Hashable { case `default`, rounded, serif, monospaced }
    package var textStyle: TextStyleName?
    package var size: Double?
    /// A family by name, where the author gave one.
    package var family: String?
    package var weight: Weight?
    package var design: Design
    package var isItalic: Bool
    package init(
        textStyle: TextStyleName? = nil, size: Double? = nil, family: String? = nil, weight: Weight? = nil,
        design: Design = .default, isItalic: Bool = false
    ) {
        self.textStyle = textStyle
        self.size = size
        self.family = family
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
    }
}
