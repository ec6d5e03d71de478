// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// Draws snippets as PNG pictures: a card with rounded corners, transparent outside.
///
/// One instance keeps its fonts and icons warm and may be used from any thread; pictures are drawn one at a time.
package final class PictureSnippet: Sendable {
    private let symbols: SymbolLibrary

    package init(symbols: SymbolLibrary) {
        self.symbols = symbols
    }

    /// - Parameters:
    ///   - width: The card's width in points.
    ///   - scale: Pixels per point, 1 to 3.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits` or memory is short.
    package func png(
        _ node: SnippetNode, width: Double = 360, scale: Int = 1, appearance: SnippetAppearance = SnippetAppearance(),
        resources: any SnippetResources = NoResources()
    ) throws -> Data {
        throw SnippetError(.drawing, "Snippets are not drawn yet.")
    }
}
