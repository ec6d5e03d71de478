// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Views one upon the other, the first lowest; SwiftUI, since iOS 13.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content

    /// The views share the point that the alignment names.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never
}

extension ZStack: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .stack(StackNode(axis: .depth, alignment: alignment.value, children: try context.children(of: content)))
    }
}
