// SPDX-License-Identifier: Apache-2.0

/// What a view modifier does to the node it is applied to. Order matters, as in SwiftUI. Lengths are points.
package enum SnippetModifier: Sendable, Hashable {
    /// Nil is the renderer's own distance.
    case padding(edges: EdgeSetValue, length: Double?)
    case frame(FrameValue)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case offset(x: Double, y: Double)
    case aspectRatio(Double?, contentMode: ContentModeValue)
    case foreground(ColorValue)
    case tint(ColorValue)
    case background(SnippetNode, alignment: AlignmentValue)
    case overlay(SnippetNode, alignment: AlignmentValue)
    case border(ColorValue, width: Double)
    case clip(ShapeNode.Kind)
    case opacity(Double)
    case hidden
    case shadow(ColorValue, radius: Double, x: Double, y: Double)
    case scale(x: Double, y: Double)
    case rotation(degrees: Double)
    case textStyle(TextStyle)
    case lineLimit(Int?)
    case lineSpacing(Double)
    case multilineTextAlignment(TextAlignmentValue)
    case truncation(TruncationValue)
    case minimumScaleFactor(Double)
    case textCase(TextCaseValue)
    case imageScale(ImageScaleValue)
    case buttonStyle(ButtonStyleValue)
    case labelStyle(LabelStyleValue)
    case disabled(Bool)
    case accessibilityLabel(String)
    case accessibilityHidden(Bool)
}

package enum ContentModeValue: String, Sendable, Hashable { case fit, fill }
package enum TextAlignmentValue: String, Sendable, Hashable { case leading, center, trailing }
package enum TruncationValue: String, Sendable, Hashable { case head, middle, tail }
package enum TextCaseValue: String, Sendable, Hashable { case uppercase, lowercase }
package enum ImageScaleValue: String, Sendable, Hashable { case small, medium, large }
package enum ButtonStyleValue: String, Sendable, Hashable {
    case automatic, plain, bordered, borderedProminent, borderless
}
package enum LabelStyleValue: String, Sendable, Hashable { case automatic, titleAndIcon, titleOnly, iconOnly }

/// A set of edges as the sum of top 1, leading 2, bottom 4, trailing 8.
package struct EdgeSetValue: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let top = EdgeSetValue(rawValue: 1)
    package static let leading = EdgeSetValue(rawValue: 2)
    package static let bottom = EdgeSetValue(rawValue: 4)
    package static let trailing = EdgeSetValue(rawValue: 8)
    package static let all: EdgeSetValue = [.top, .leading, .bottom, .trailing]
}

/// Where a child stands in the room it is given.
package struct AlignmentValue: Sendable, Hashable {
    package enum Horizontal: String, Sendable, Hashable { case leading, center, trailing }
    package enum Vertical: String, Sendable, Hashable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }
    package var horizontal: Horizontal
    package var vertical: Vertical
    package init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    package static let center = AlignmentValue()
}

/// A fixed or flexible frame; an infinite maximum is `.infinity`.
package struct FrameValue: Sendable, Hashable {
    package var width: Double?
    package var height: Double?
    package var minimumWidth: Double?
    package var maximumWidth: Double?
    package var minimumHeight: Double?
    package var maximumHeight: Double?
    package var alignment: AlignmentValue
    package init(
        width: Double? = nil, height: Double? = nil, minimumWidth: Double? = nil, maximumWidth: Double? = nil,
        minimumHeight: Double? = nil, maximumHeight: Double? = nil, alignment: AlignmentValue = .center
    ) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
        self.maximumWidth = maximumWidth
        self.minimumHeight = minimumHeight
        self.maximumHeight = maximumHeight
        self.alignment = alignment
    }
}

/// A colour by meaning, so that the host can draw it for light and dark, or by value.
package enum ColorValue: Sendable, Hashable {
    /// `primary`, `secondary`, `tertiary`, `accentColor`, `clear`, or a system colour's name such as `green`.
    case named(String, opacity: Double)
    /// sRGB components and opacity, 0 to 1.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
}

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
