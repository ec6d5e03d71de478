// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A view whose content sees a changed environment.
struct EnvironmentView<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View {
    typealias Body = Never
}

extension EnvironmentView: SnippetPrimitive {
    func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        try context.with(change).node(for: content)
    }
}

extension View {
    nonisolated func environment(changing change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentView(content: self, change: change)
    }
}
