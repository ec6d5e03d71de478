// SPDX-License-Identifier: Apache-2.0
internal import Drawing
internal import Snippets

/// Icons as masks, so that one rendering serves every colour.
final class IconCache {
    private struct Key: Hashable {
        var symbol: String
        var width: Int
        var height: Int
    }

    private let symbols: SymbolLibrary
    private var masks: [Key: AlphaMask] = [:]
    /// About 16 MiB at most, at the sizes that icons have.
    private let capacity = 256
    private let largestKept = 256

    init(symbols: SymbolLibrary) { self.symbols = symbols }

    func mask(of symbol: String, pixelWidth: Int, pixelHeight: Int) throws -> AlphaMask {
        let key = Key(symbol: symbol, width: pixelWidth, height: pixelHeight)
        if let known = masks[key] { return known }
        let mask = try VectorImage(svg: symbols.drawing(of: symbol))
            .mask(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        if masks.count >= capacity { masks.removeAll() }
        if max(pixelWidth, pixelHeight) <= largestKept { masks[key] = mask }
        return mask
    }
}
