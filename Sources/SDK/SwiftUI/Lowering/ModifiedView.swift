// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A view with a change that the framework makes.
///
/// Modifiers return this type and not an opaque one, which the compiler cannot infer in a builder's `for` loop.
public struct _ModifiedView<Content: View> {
    enum Change {
        /// Modifiers of the tree, the first applied first; the views of a group take them one by one.
        case modifiers((LoweringContext) -> [SnippetModifier])
        /// What those within are told.
        case environment((inout EnvironmentValues) -> Void)
        case background(any View, Alignment)
        case overlay(any View, Alignment)
    }
    let content: Content
    let changes: [Change]
}

extension _ModifiedView: View {
    public typealias Body = Never
}

extension _ModifiedView: SnippetPrimitive {
    package func snippetNode(in context: LoweringContext) throws -> SnippetNode {
        var inner = context
        for case .environment(let change) in changes { change(&inner.environment) }
        return try changes.reduce(inner.node(for: content)) { node, change in
            switch change {
            case .modifiers(let modifiers): try node.applying(modifiers(context))
            case .environment: node
            case .background(let view, let alignment):
                try node.applying(context.layer(view, alignment)) { .background($0, alignment: alignment.value) }
            case .overlay(let view, let alignment):
                try node.applying(context.layer(view, alignment)) { .overlay($0, alignment: alignment.value) }
            }
        }
    }
}

extension View {
    nonisolated func changed(_ changes: _ModifiedView<Self>.Change...) -> _ModifiedView<Self> {
        _ModifiedView(content: self, changes: changes)
    }

    nonisolated func modified(by modifiers: SnippetModifier...) -> _ModifiedView<Self> {
        changed(.modifiers { _ in modifiers })
    }
}

extension LoweringContext {
    @MainActor
    fileprivate func layer(_ view: any View, _ alignment: Alignment) throws -> SnippetNode {
        try single(view, axis: .depth, alignment: alignment.value)
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

    fileprivate func applying(
        _ layer: SnippetNode, as modifier: (SnippetNode) -> SnippetModifier
    ) throws -> SnippetNode {
        layer == .empty ? self : try applying([modifier(layer)])
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
