// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A view that becomes a node by itself; every other view is lowered through its `body`.
package protocol SnippetPrimitive {
    @MainActor func snippetNode(in context: LoweringContext) throws -> SnippetNode
}
