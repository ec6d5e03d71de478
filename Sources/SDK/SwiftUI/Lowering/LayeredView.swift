// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A view with another behind or before it.
struct LayeredView<Content: View, Layer: View> {
    enum Place { case background, overlay }
    let content: Content
    let layer: Layer
    let place: Place
    let alignment: Alignment
}

extension LayeredView: View {
    typealias Body = Never
}

extension LayeredView: SnippetPrimitive {
    func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        let node = try context.node(for: content)
        let layer = try context.single(layer, axis: .depth)
        guard layer != .empty else { return node }
        let modifier: SnippetModifier =
            switch place {
            case .background: .background(layer, alignment: alignment.value)
            case .overlay: .overlay(layer, alignment: alignment.value)
            }
        return try node.applying([modifier])
    }
}
