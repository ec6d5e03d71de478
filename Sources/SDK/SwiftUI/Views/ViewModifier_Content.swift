// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The view that a modifier changes; SwiftUI, since iOS 13.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

extension _ViewModifier_Content: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode { try context.node(for: view) }
}
