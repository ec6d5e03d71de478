// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

extension View {
    /// Puts views behind the view.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> _ModifiedView<Self> {
        changed(.background(content(), alignment))
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> _ModifiedView<Self> {
        changed(.background(background, alignment))
    }

    /// Paints the room behind the view; a snippet has no safe areas that could be left or kept.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> _ModifiedView<Self> {
        background(style, in: Rectangle())
    }

    /// Paints a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> _ModifiedView<Self> {
        changed(.background(shape.fill(style), .center))
    }

    /// Paints a shape behind the view with what the snippet stands on.
    nonisolated public func background<T: Shape>(in shape: T) -> _ModifiedView<Self> {
        background(.background, in: shape)
    }

    /// Puts views before the view.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> _ModifiedView<Self> {
        changed(.overlay(content(), alignment))
    }

    /// Puts a view before the view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> _ModifiedView<Self> {
        changed(.overlay(overlay, alignment))
    }

    /// Paints over the view; a snippet has no safe areas that could be left or kept.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> _ModifiedView<Self> {
        overlay(style, in: Rectangle())
    }

    /// Paints a shape over the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> _ModifiedView<Self> {
        changed(.overlay(shape.fill(style), .center))
    }

    /// Draws a line along the inner side of the view's room.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> _ModifiedView<Self> {
        changed(.modifiers { [.border(content.color(in: $0.environment), width: width.points)] })
    }

    /// Cuts off what lies outside a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> _ModifiedView<Self> {
        modified(by: .clip(shape.outlineKind))
    }

    /// Cuts off what lies outside the view's room.
    nonisolated public func clipped() -> _ModifiedView<Self> { modified(by: .clip(.rectangle)) }

    /// Rounds the corners of the view's room, in points.
    nonisolated public func cornerRadius(_ radius: CGFloat) -> _ModifiedView<Self> {
        modified(by: .clip(.roundedRectangle(cornerRadius: radius.points)))
    }

    /// Without effect in a still picture: the whole of a button can be pressed.
    nonisolated public func contentShape<S: Shape>(_ shape: S) -> Self { self }
}
