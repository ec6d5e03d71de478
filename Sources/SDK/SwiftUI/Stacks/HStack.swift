// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Views in a row; SwiftUI, since iOS 13.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// The spacing is in points; nil leaves it to the host.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View {
    public typealias Body = Never
}

extension HStack: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .stack(
            StackNode(
                axis: .horizontal, alignment: AlignmentValue(vertical: alignment.value), spacing: spacing?.points,
                children: try context.children(of: content)))
    }
}
