// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Drawing
internal import Foundation
internal import Snippets

/// Draws placed elements on a canvas; stops when a snippet has asked for more painting than any needs.
final class PicturePainter {
    let canvas: Canvas
    let palette: Palette
    let texts: PictureTexts
    let icons: IconCache
    let isRightToLeft: Bool
    private var pixelsLeft = SnippetLimits.paintedPixels
    private var openLayers = 0

    init(canvas: Canvas, palette: Palette, texts: PictureTexts, icons: IconCache, isRightToLeft: Bool) {
        self.canvas = canvas
        self.palette = palette
        self.texts = texts
        self.icons = icons
        self.isRightToLeft = isRightToLeft
    }

    func paint(_ placed: PlacedElement) {
        switch placed.element.content {
        case .empty, .spacer: break
        case .text(let text), .glyph(let text):
            guard let setting = placed.textSetting, spend(placed.frame) else { return }
            let layout = texts.layout(text, setting)
            canvas.draw(layout, x: placed.frame.x, y: placed.frame.y)
        case .image(let image):
            guard spend(placed.frame) else { return }
            paint(image, in: placed.frame)
        case .shape(let kind, let fill, let stroke):
            guard spend(placed.frame) else { return }
            if let fill { canvas.fill(path(kind, placed.frame), with: palette.resolve(fill)) }
            if let stroke { paint(stroke, of: kind, in: placed.frame) }
        case .divider:
            guard spend(placed.frame) else { return }
            canvas.fill(.rectangle(placed.frame.drawing), with: palette.resolve(.separator))
        case .progress(let progress):
            guard spend(placed.frame) else { return }
            paint(progress, in: placed.frame)
        case .effect(let effect, _): paint(effect, on: placed)
        case .window: paintWindow(placed)
        case .stack, .padding, .frame, .fixedSize, .priority, .offset, .aspectRatio, .layered, .control:
            placed.children.forEach(paint)
        }
    }

    private func paintWindow(_ placed: PlacedElement) {
        guard let child = placed.children.first else { return }
        guard let sign = placed.children.dropFirst().first else { return paint(child) }
        canvas.scoped {
            let shown = DrawingRect(
                x: placed.frame.x, y: placed.frame.y, width: placed.frame.width,
                height: max(sign.frame.y - placed.frame.y, 0))
            canvas.clip(to: .rectangle(shown))
            paint(child)
        }
        paint(sign)
    }

    private func paint(_ stroke: StrokeElement, of kind: ShapeNode.Kind, in frame: Rect) {
        guard stroke.width > 0 else { return }
        let colour = palette.resolve(stroke.color)
        guard stroke.isInside else {
            return canvas.stroke(path(kind, frame), with: colour, width: stroke.width)
        }
        // A line that is wider than half the shape leaves nothing of its inside.
        guard stroke.width < min(frame.width, frame.height) / 2 else {
            return canvas.fill(path(kind, frame), with: colour)
        }
        canvas.stroke(path(kind, frame, inset: stroke.width / 2), with: colour, width: stroke.width)
    }

    func path(_ kind: ShapeNode.Kind, _ frame: Rect, inset: Double = 0) -> DrawingPath {
        let rect = DrawingRect(
            x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset, height: frame.height - 2 * inset)
        switch kind {
        case .rectangle: return .rectangle(rect)
        case .roundedRectangle(let radius): return .roundedRectangle(rect, radius: radius - inset)
        case .capsule: return .roundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
        case .ellipse: return .ellipse(rect)
        case .circle:
            let side = min(rect.width, rect.height)
            return .ellipse(
                DrawingRect(
                    x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
                    height: side))
        }
    }

    // MARK: Effects

    private func paint(_ effect: Effect, on placed: PlacedElement) {
        func children() { placed.children.forEach(paint) }
        switch effect {
        case .hidden: break
        case .accessibilityLabel, .accessibilityHidden: children()
        case .opacity(let opacity): layer(placed.frame, times: 2, children) { canvas.layer(opacity: opacity, children) }
        case .clip(let kind):
            canvas.scoped {
                canvas.clip(to: path(kind, placed.frame))
                children()
            }
        case .border(let color, let width):
            children()
            guard spend(placed.frame) else { return }
            let inset = width / 2
            let frame = placed.frame
            let line = DrawingRect(
                x: frame.x + inset, y: frame.y + inset, width: max(frame.width - width, 0),
                height: max(frame.height - width, 0))
            canvas.stroke(.rectangle(line), with: palette.resolve(color), width: width)
        case .shadow(let color, let radius, let x, let y):
            layer(placed.frame, times: 40, children) {
                canvas.shadow(palette.resolve(color), radius: radius, x: x, y: y, children)
            }
        case .scale(let x, let y): turned(placed.frame, children) { canvas.scale(x: x, y: y) }
        case .rotation(let degrees): turned(placed.frame, children) { canvas.rotate(radians: degrees / 180 * .pi) }
        }
    }

    private func turned(_ frame: Rect, _ children: () -> Void, _ transform: () -> Void) {
        canvas.scoped {
            let x = frame.x + frame.width / 2
            let y = frame.y + frame.height / 2
            canvas.translate(x: x, y: y)
            transform()
            canvas.translate(x: -x, y: -y)
            children()
        }
    }

    /// Each open layer is a picture of its own in memory, so that only a few may be open.
    private func layer(_ frame: Rect, times: Double, _ plain: () -> Void, _ layered: () -> Void) {
        guard openLayers < 8, spend(frame, times: times) else { return plain() }
        openLayers += 1
        layered()
        openLayers -= 1
    }

    /// Whether the area may still be painted.
    private func spend(_ frame: Rect, times: Double = 1) -> Bool {
        let whole = Double(canvas.pixelWidth * canvas.pixelHeight)
        let area = min(max(frame.width, 1) * max(frame.height, 1) * canvas.scale * canvas.scale, whole) * times
        guard pixelsLeft >= area else { return false }
        pixelsLeft -= area
        return true
    }
}

extension Rect {
    var drawing: DrawingRect { DrawingRect(x: x, y: y, width: width, height: height) }
}
