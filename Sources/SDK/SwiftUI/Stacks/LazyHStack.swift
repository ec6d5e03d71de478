// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Views in a row, which a still picture shows whole; SwiftUI, since iOS 14.
public struct LazyHStack<Content: View> {
    private let stack: HStack<Content>

    /// The spacing is in points; nil leaves it to the host.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View {
    public typealias Body = Never
}

extension LazyHStack: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        try stack.snippetNode(in: context)
    }
}
