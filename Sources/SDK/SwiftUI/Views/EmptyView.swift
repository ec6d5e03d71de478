// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Nothing at all; SwiftUI, since iOS 13.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

extension EmptyView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode { .group([]) }
}
