// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
public import Foundation

/// Room that grows along its stack; SwiftUI, since iOS 13.
public struct Spacer: Sendable {
    /// The least room in points; nil is the host's own distance.
    public var minLength: CGFloat?

    /// Grows as far as the stack lets it.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never
}

extension Spacer: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) -> SnippetNode {
        .spacer(minimumLength: minLength?.points)
    }
}
