// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shape whose stroke can lie within its outline; SwiftUI, since iOS 13.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// The outline as a line that lies within it.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        _ShapeView(
            outline: outlineKind, stroke: AnyShapeStyle(content), lineWidth: lineWidth, strokesInside: true)
    }

    /// The outline as a line within it in the foreground's colour.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }
}
