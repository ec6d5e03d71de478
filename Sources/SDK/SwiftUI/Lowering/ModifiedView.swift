// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A view with modifiers of the tree; the views of a group take them one by one.
struct ModifiedView<Content: View> {
    let content: Content
    let modifiers: (LoweringContext) -> [SnippetModifier]
}

extension ModifiedView: View {
    typealias Body = Never
}

extension ModifiedView: SnippetPrimitive {
    func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        try context.node(for: content).applying(modifiers(context))
    }
}

extension View {
    nonisolated func modified(by modifiers: SnippetModifier...) -> some View {
        ModifiedView(content: self) { _ in modifiers }
    }

    nonisolated func modified(
        by modifiers: @escaping (LoweringContext) -> [SnippetModifier]
    ) -> some View {
        ModifiedView(content: self, modifiers: modifiers)
    }
}

extension SnippetNode {
    /// The node with modifiers, the first applied first.
    func applying(_ modifiers: [SnippetModifier]) throws -> SnippetNode {
        if case .group(let children) = self { return .group(try children.map { try $0.applying(modifiers) }) }
        let node = modifiers.reduce(self, SnippetNode.modified)
        guard node.modifierCount <= Self.modifierLimit else {
            throw SnippetLoweringError(
                .tooManyModifiers, "A view has more than \(Self.modifierLimit) modifiers; put some on a container.")
        }
        return node
    }

    private var modifierCount: Int {
        var node = self
        var count = 0
        while case .modified(let inner, _) = node {
            node = inner
            count += 1
        }
        return count
    }
}
