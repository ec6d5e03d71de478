// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A node of the snippet after its surroundings were applied: what layout measures and renderers draw.
///
/// A class, so that layout can keep what it measured for each proposal.
package final class Element {
    package enum Content {
        case empty
        case text(TextElement)
        case image(ImageElement)
        /// An image as the characters that stand for it in a terminal.
        case glyph(TextElement)
        case shape(ShapeNode.Kind, fill: ColorValue?, stroke: StrokeElement?)
        case stack(axis: StackNode.Axis, alignment: AlignmentValue, spacing: [Double], children: [Element])
        /// Grows along the axis; in both where there is no stack around it.
        case spacer(axis: Axis?, minimum: Double)
        /// A hairline across the axis of its stack.
        case divider(axis: Axis, thickness: Double)
        case progress(ProgressElement)
        case padding(Insets, Element)
        case frame(FrameValue, Element)
        case fixedSize(horizontal: Bool, vertical: Bool, Element)
        case priority(Double, Element)
        case offset(x: Double, y: Double, Element)
        case aspectRatio(Double?, ContentModeValue, Element)
        /// An overlay in front of the element, or a background behind it, in the room that the element takes.
        case layered(Element, with: Element, alignment: AlignmentValue, isInFront: Bool)
        /// As high as the child, between the bounds; of a higher child its top is shown, and the sign below that.
        case window(minimum: Double, maximum: Double, Element, sign: Element)
        case effect(Effect, Element)
        case control(ControlElement, Element)
    }

    package let content: Content
    /// What layout measured for each proposal.
    package var extents: [Proposal: Extent] = [:]
    package var textSettings: [Proposal: TextSetting] = [:]

    package init(_ content: Content) { self.content = content }
}
