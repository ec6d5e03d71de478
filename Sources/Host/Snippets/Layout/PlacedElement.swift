// SPDX-License-Identifier: Apache-2.0

/// An element with its place in the whole snippet.
package struct PlacedElement {
    package var element: Element
    package var frame: Rect
    /// How a text is set in its frame.
    package var textSetting: TextSetting?
    /// In the order in which they are drawn.
    package var children: [PlacedElement]

    /// The same layout for a script that is written from right to left.
    package func mirrored(in width: Double) -> PlacedElement {
        var mirrored = self
        mirrored.frame.x = width - frame.x - frame.width
        mirrored.children = children.map { $0.mirrored(in: width) }
        return mirrored
    }
}
