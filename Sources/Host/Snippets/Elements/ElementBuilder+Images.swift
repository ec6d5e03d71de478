// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension ElementBuilder {
    func image(_ node: ImageNode, _ around: Surroundings) -> Element {
        if case .cells(let glyphs) = medium { return glyph(of: node, glyphs, around) }
        let font = around.font()
        var image = ImageElement(
            source: .missing, intrinsicSize: Size(width: 32, height: 32), isResizable: node.isResizable,
            tint: node.isTemplate ? around.foregroundColor : nil, weight: font.weight, label: node.label)
        switch node.source {
        case .symbol(let name):
            let side = (font.size * around.imageScale.factor).rounded()
            image.source = .symbol(name: name)
            image.intrinsicSize = Size(width: side, height: side)
            image.tint = around.foregroundColor
        case .resource(let name): images.load(named: name, into: &image)
        case .data(let base64): images.load(base64: base64, into: &image)
        }
        return Element(.image(image))
    }

    /// A terminal shows a symbol as a character, and any other image by its description.
    private func glyph(of node: ImageNode, _ glyphs: GlyphSet, _ around: Surroundings) -> Element {
        let text: String
        if case .symbol(let name) = node.source {
            text = SymbolLibrary.glyph(of: name, in: glyphs)
        } else if let label = node.label, !label.isEmpty {
            text = "[\(label)]"
        } else {
            text = glyphs == .unicode ? "▨" : "[]"
        }
        var inner = around
        inner.style.isBold = true
        inner.lineLimit = nil
        return Element(.glyph(element(of: TextNode(text), inner)))
    }
}

extension ImageScaleValue {
    /// The side of a symbol for a font of size 1.
    fileprivate var factor: Double {
        switch self {
        case .small: 0.95
        case .medium: 1.2
        case .large: 1.55
        }
    }
}
