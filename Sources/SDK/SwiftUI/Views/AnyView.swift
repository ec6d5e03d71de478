// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A view whose type is not told; SwiftUI, since iOS 13.
public struct AnyView {
    private let view: any View

    /// Hides which view it is.
    nonisolated public init<Content: View>(_ view: Content) { self.view = view }

    /// Hides which view it is.
    nonisolated public init<Content: View>(erasing view: Content) { self.view = view }
}

extension AnyView: View {
    public typealias Body = Never
}

extension AnyView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode { try context.node(for: view) }
}
