// SPDX-License-Identifier: Apache-2.0

/// A view as a value: what an extension sends instead of drawing. Lengths are points.
package indirect enum SnippetNode: Sendable, Hashable {
    case empty
    case text(TextNode)
    case image(ImageNode)
    /// An icon beside a title, drawn as the label style in force says.
    case label(title: SnippetNode, icon: SnippetNode)
    case stack(StackNode)
    /// Children that stand in their container's own layout.
    case group([SnippetNode])
    case spacer(minimumLength: Double?)
    case divider
    case shape(ShapeNode)
    case button(ButtonNode)
    case toggle(ToggleNode)
    case progress(ProgressNode)
    case link(LinkNode)
    case modified(SnippetNode, SnippetModifier)
}
