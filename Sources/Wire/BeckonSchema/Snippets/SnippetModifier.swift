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
    /// A room of at least and at most so many points; what is higher is cut off, with a sign that says so.
    case window(minimumHeight: Double, maximumHeight: Double)
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
