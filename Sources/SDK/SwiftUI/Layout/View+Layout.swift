// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation

extension View {
    /// Keeps room around the view; nil is the host's own distance.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _ModifiedView<Self> {
        modified(by: .padding(edges: edges.value, length: length?.points))
    }

    /// Keeps the same room on all sides of the view.
    nonisolated public func padding(_ length: CGFloat) -> _ModifiedView<Self> { padding(.all, length) }

    /// Keeps the room of each side around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> _ModifiedView<Self> {
        let sides: [(EdgeSetValue, CGFloat)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
        ]
        let modifiers = sides.filter { $0.1 != 0 }.map {
            SnippetModifier.padding(edges: $0.0, length: $0.1.points)
        }
        return changed(.modifiers { _ in modifiers })
    }

    /// Gives the view a room of a fixed size.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> _ModifiedView<Self> {
        modified(
            by: .frame(
                FrameValue(width: width?.frameLength, height: height?.frameLength, alignment: alignment.value)))
    }

    /// Gives the view a room between two sizes; `.infinity` is as much as there is.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> _ModifiedView<Self> {
        modified(
            by: .frame(
                FrameValue(
                    minimumWidth: minWidth?.frameLength, maximumWidth: maxWidth?.frameLength,
                    minimumHeight: minHeight?.frameLength, maximumHeight: maxHeight?.frameLength,
                    alignment: alignment.value)))
    }

    /// Lets the view take its own size, whatever room there is.
    nonisolated public func fixedSize() -> _ModifiedView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// Lets the view take its own size in some directions, whatever room there is.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> _ModifiedView<Self> {
        modified(by: .fixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// How early a stack gives the view its room.
    nonisolated public func layoutPriority(_ value: Double) -> _ModifiedView<Self> {
        modified(by: .layoutPriority(CGFloat(value).points))
    }

    /// Draws the view elsewhere, its room stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView<Self> {
        modified(by: .offset(x: x.points, y: y.points))
    }

    /// Draws the view elsewhere, its room stays.
    nonisolated public func offset(_ offset: CGSize) -> _ModifiedView<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Keeps width ÷ height; nil is the view's own ratio.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _ModifiedView<Self>
    {
        modified(by: .aspectRatio(aspectRatio?.points, contentMode: contentMode.value))
    }

    /// Keeps the ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> _ModifiedView<Self> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the view's ratio and lies within its room.
    nonisolated public func scaledToFit() -> _ModifiedView<Self> { aspectRatio(contentMode: .fit) }

    /// Keeps the view's ratio and covers its room.
    nonisolated public func scaledToFill() -> _ModifiedView<Self> { aspectRatio(contentMode: .fill) }

    /// Draws the view larger or smaller about its middle, its room stays.
    nonisolated public func scaleEffect(_ scale: CGFloat) -> _ModifiedView<Self> { scaleEffect(x: scale, y: scale) }

    /// Draws the view larger or smaller about its middle, its room stays.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> _ModifiedView<Self> {
        modified(by: .scale(x: x.points, y: y.points))
    }

    /// Turns the view about its middle, clockwise; its room stays.
    nonisolated public func rotationEffect(_ angle: Angle) -> _ModifiedView<Self> {
        modified(by: .rotation(degrees: CGFloat(angle.degrees).points))
    }

    /// Without effect: a snippet has no safe areas.
    nonisolated public func ignoresSafeArea(_ edges: Edge.Set = .all) -> Self { self }
}
