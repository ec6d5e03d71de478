// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Views in a column; SwiftUI, since iOS 13.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// The spacing is in points; nil leaves it to the host.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never
}

extension VStack: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .stack(
            StackNode(
                axis: .vertical, alignment: AlignmentValue(horizontal: alignment.value), spacing: spacing?.points,
                children: try context.children(of: content)))
    }
}
