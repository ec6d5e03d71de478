// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Views that take the same modifiers and stand in their container's layout; SwiftUI, since iOS 13.
public struct Group<Content> {
    private let content: Content

    /// Views that take modifiers together and are laid out each by itself.
    nonisolated public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }
}

extension Group: View where Content: View {
    public typealias Body = Never
}

extension Group: SnippetPrimitive where Content: View {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        .group(try context.children(of: content))
    }
}
