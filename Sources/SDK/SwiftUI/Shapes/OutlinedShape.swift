// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A shape that the host draws.
protocol OutlinedShape: InsettableShape {
    nonisolated var outline: ShapeNode.Kind { get }
}

extension OutlinedShape {
    package func snippetNode(in context: LoweringContext) -> SnippetNode { .shape(ShapeNode(kind: outline)) }
}
