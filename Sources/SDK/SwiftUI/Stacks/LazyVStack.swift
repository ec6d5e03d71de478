// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Views in a column, which a still picture shows whole; SwiftUI, since iOS 14.
public struct LazyVStack<Content: View> {
    private let stack: VStack<Content>

    /// The spacing is in points; nil leaves it to the host.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View {
    public typealias Body = Never
}

extension LazyVStack: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        try stack.snippetNode(in: context)
    }
}
