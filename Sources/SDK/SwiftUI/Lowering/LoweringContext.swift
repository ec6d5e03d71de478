// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What surrounds a view while its tree is lowered.
package struct LoweringContext {
    package var environment: EnvironmentValues
    /// The time that texts relative to now are written for.
    package let now: Date
    private var depth = 0

    /// Views within views, beyond which a tree is taken to be endless.
    package static let depthLimit = 200

    package init(environment: EnvironmentValues = EnvironmentValues(), now: Date = Date()) {
        self.environment = environment
        self.now = now
    }

    /// The node of a view; the views of a group stand in a `.group`, nested groups are flattened.
    @MainActor package func node(for view: any View) throws -> SnippetNode {
        guard depth < Self.depthLimit else {
            throw SnippetLoweringError(
                .tooDeep,
                "\(type(of: view)) lies more than \(Self.depthLimit) views deep; does its body contain itself?")
        }
        var inner = self
        inner.depth += 1
        if let primitive = view as? any SnippetPrimitive { return try primitive.snippetNode(in: inner) }
        return try inner.bodyNode(of: view)
    }

    @MainActor private func bodyNode(of view: some View) throws -> SnippetNode {
        let body = Self.$current.withValue(Surroundings(values: environment)) { view.body }
        return try node(for: body)
    }

    /// The nodes that a container lays out for a view: those of a group, or the view's own.
    @MainActor package func children(of view: any View) throws -> [SnippetNode] {
        let node = try node(for: view)
        if case .group(let children) = node { return children }
        return [node]
    }

    /// The view as one node; several views stand in a stack along `axis`.
    @MainActor package func single(
        _ view: any View, axis: StackNode.Axis, alignment: AlignmentValue = .center
    ) throws -> SnippetNode {
        let children = try children(of: view)
        return switch children.count {
        case 0: .empty
        case 1: children[0]
        default: .stack(StackNode(axis: axis, alignment: alignment, children: children))
        }
    }

    package func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
        var context = self
        change(&context.environment)
        return context
    }

    /// The environment of the view whose `body` is being read.
    @TaskLocal static var current: Surroundings?

    /// Safe to hand on: it is bound only around one `body`, which runs on the main actor without suspension.
    struct Surroundings: @unchecked Sendable {
        let values: EnvironmentValues
    }
}
