// SPDX-License-Identifier: Apache-2.0

/// A filled or stroked outline that takes the room it is given.
package struct ShapeNode: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case rectangle, circle, ellipse, capsule
        case roundedRectangle(cornerRadius: Double)
    }
    package var kind: Kind
    /// Nil fills with the foreground style, unless there is a stroke.
    package var fill: ColorValue?
    package var stroke: ColorValue?
    package var lineWidth: Double
    /// Whether the stroke lies within the outline; otherwise the outline is its middle.
    package var strokesInside: Bool
    package init(
        kind: Kind, fill: ColorValue? = nil, stroke: ColorValue? = nil, lineWidth: Double = 1,
        strokesInside: Bool = false
    ) {
        self.kind = kind
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.strokesInside = strokesInside
    }
}
