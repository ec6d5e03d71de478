// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The way from a view to what is sent to the host.
package enum SnippetLowering {
    /// Levels of JSON that a snippet may take, so that it fits the wire's limit together with the message around it.
    static let jsonDepthLimit = 56

    /// The tree of a view, in the language of `Localization.current`.
    /// - Throws: `SnippetLoweringError` where the view nests too deep for the wire or without end.
    @MainActor package static func node(
        for view: any View, in context: LoweringContext = LoweringContext()
    ) throws -> SnippetNode {
        let node = try context.single(view, axis: .vertical)
        let depth = node.jsonDepth
        guard depth <= jsonDepthLimit else {
            throw SnippetLoweringError(
                .tooDeep, "\(type(of: view)) takes up to \(depth) levels of JSON; \(jsonDepthLimit) are allowed.")
        }
        return node
    }
}
