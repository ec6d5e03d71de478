// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
internal import Drawing
package import Foundation
package import Snippets
internal import Synchronization

/// Draws snippets as PNG pictures: a card with rounded corners, transparent outside.
///
/// One instance keeps its fonts and icons warm and may be used from any thread; pictures are drawn one at a time.
package final class PictureSnippet: Sendable {
    private let studio: Mutex<PictureStudio>

    package init(symbols: SymbolLibrary) {
        studio = Mutex(PictureStudio(symbols: symbols))
    }

    /// - Parameters:
    ///   - width: The card's width in points, kept between 120 and `SnippetLimits.pictureWidth`.
    ///   - scale: Pixels per point, kept between 1 and 3.
    ///   - resources: Where the snippet's own images come from.
    /// - Throws: `SnippetError` where the tree is past `SnippetLimits` or memory is short.
    package func png(
        _ node: SnippetNode, width: Double = 360, scale: Int = 1, appearance: SnippetAppearance = SnippetAppearance(),
        resources: any SnippetResources = NoResources()
    ) throws -> Data {
        let width = width.isNaN ? 360 : min(max(width, 120), SnippetLimits.pictureWidth).rounded()
        let scale = Double(min(max(scale, 1), 3))
        do {
            return try studio.withLock {
                let element = try ElementBuilder(medium: .picture, resources: resources).root(node)
                return try $0.draw(element, width: width, scale: scale, appearance: appearance)
            }
        } catch let error as DrawingError {
            throw SnippetError(.drawing, error.message)
        }
    }
}
