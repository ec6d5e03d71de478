// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// A painted shape, which can be painted once more; SwiftUI, since iOS 13.
public struct _ShapeView<Content: Shape> {
    let outline: ShapeNode.Kind
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var lineWidth: CGFloat = 1
    var strokesInside = false

    /// The outline as a line over the fill.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
        var view = self
        view.stroke = AnyShapeStyle(content)
        view.lineWidth = lineWidth
        return view
    }

    /// The outline as a line within it, over the fill.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self
    where Content: InsettableShape {
        var view = stroke(content, lineWidth: lineWidth)
        view.strokesInside = true
        return view
    }
}

extension _ShapeView: View {
    public typealias Body = Never
}

extension _ShapeView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode {
        .shape(
            ShapeNode(
                kind: outline, fill: fill?.color(in: context.environment),
                stroke: stroke?.color(in: context.environment), lineWidth: lineWidth.points,
                strokesInside: strokesInside))
    }
}
