// SPDX-License-Identifier: Apache-2.0

/// How the layers of a symbol are coloured; SwiftUI, since iOS 15.
public struct SymbolRenderingMode: Sendable {
    /// One colour for all of the symbol.
    public static let monochrome: SymbolRenderingMode = SymbolRenderingMode()
    /// One colour in several strengths; drawn as one.
    public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode()
    /// The symbol’s own colours; drawn as one.
    public static let multicolor: SymbolRenderingMode = SymbolRenderingMode()
    /// Colours of the app’s choice; drawn as one.
    public static let palette: SymbolRenderingMode = SymbolRenderingMode()
}
