// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Writes snippets as HTML that loads nothing and runs no script.
package struct WebSnippet: Sendable {
    private let symbols: SymbolLibrary

    package init(symbols: SymbolLibrary) {
        self.symbols = symbols
    }

    /// A whole page that shows the snippet.
    /// - Parameters:
    ///   - scheme: Nil follows the reader's own choice of light or dark.
    ///   - title: The page's title.
    ///   - language: The BCP 47 tag of the texts.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits`.
    package func page(
        _ node: SnippetNode, title: String, language: String, scheme: SnippetAppearance.Scheme? = nil,
        resources: any SnippetResources = NoResources()
    ) throws -> String {
        throw SnippetError(.drawing, "Snippets are not drawn yet.")
    }

    /// An element with its style sheet, to stand inside a page.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits`.
    package func fragment(
        _ node: SnippetNode, language: String, scheme: SnippetAppearance.Scheme? = nil,
        resources: any SnippetResources = NoResources()
    ) throws -> String {
        throw SnippetError(.drawing, "Snippets are not drawn yet.")
    }
}
