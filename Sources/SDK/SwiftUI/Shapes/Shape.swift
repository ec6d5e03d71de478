// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

/// An outline that takes the room it is given; SwiftUI, since iOS 13.
///
/// As a view it is filled with the foreground.
public protocol Shape: View, Sendable {}

extension Shape {
    /// The outline; a shape that is none of the framework's cannot be written, as it has no way to give one.
    nonisolated var outlineKind: ShapeNode.Kind { (self as? any OutlinedShape)?.outline ?? .rectangle }

    /// The shape painted with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self> {
        _ShapeView(outline: outlineKind, fill: AnyShapeStyle(content))
    }

    /// The shape painted with the foreground.
    nonisolated public func fill() -> _ShapeView<Self> { _ShapeView(outline: outlineKind) }

    /// The outline as a line, whose middle it is.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        _ShapeView(outline: outlineKind, stroke: AnyShapeStyle(content), lineWidth: lineWidth)
    }

    /// The outline as a line in the foreground's colour.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        stroke(.foreground, lineWidth: lineWidth)
    }
}
