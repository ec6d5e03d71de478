// SPDX-License-Identifier: Apache-2.0
internal import Drawing
internal import Foundation
internal import Snippets

/// What stays warm between pictures: fonts, parsed icons, and their masks at the sizes in use.
struct PictureStudio {
    let typesetter = Typesetter()
    let icons: IconCache

    init(symbols: SymbolLibrary) { icons = IconCache(symbols: symbols) }

    /// The distance between the card's edge and the snippet, in points.
    static let margin = 16.0
    static let cornerRadius = 22.0

    func draw(
        _ element: Element, width: Double, scale: Double, appearance: SnippetAppearance
    ) throws -> Data {
        let palette = Palette(scheme: appearance.scheme)
        let isRightToLeft = appearance.direction == .rightToLeft
        let texts = PictureTexts(
            typesetter: typesetter, palette: palette, isRightToLeft: isRightToLeft, language: appearance.language)
        let engine = LayoutEngine(measurer: texts)
        let proposal = Proposal(width: width - 2 * Self.margin)
        let size = try engine.measure(element, proposal).size
        let height = min(max(size.height, 0).rounded(.up) + 2 * Self.margin, SnippetLimits.pictureHeight)
        var placed = try engine.place(element, proposal, x: ((width - size.width) / 2).rounded(), y: Self.margin)
        if isRightToLeft { placed = placed.mirrored(in: width) }

        let canvas = try Canvas(pixelWidth: Int(width * scale), pixelHeight: Int(height * scale), scale: scale)
        let card = DrawingRect(x: 0, y: 0, width: width, height: height)
        canvas.fill(.roundedRectangle(card, radius: Self.cornerRadius), with: palette.resolve(.card))
        let painter = PicturePainter(
            canvas: canvas, palette: palette, texts: texts, icons: icons, isRightToLeft: isRightToLeft)
        canvas.scoped {
            canvas.clip(to: .roundedRectangle(card, radius: Self.cornerRadius))
            painter.paint(placed)
        }
        let edge = DrawingRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1)
        canvas.stroke(
            .roundedRectangle(edge, radius: Self.cornerRadius - 0.5), with: palette.resolve(.cardEdge), width: 1)
        return try canvas.png()
    }
}
