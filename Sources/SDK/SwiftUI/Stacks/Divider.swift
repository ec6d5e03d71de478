// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A thin line across its stack; SwiftUI, since iOS 13.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never
}

extension Divider: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode { .divider }
}
