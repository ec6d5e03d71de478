// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Drawing
internal import Foundation
internal import Graphics
internal import Snippets

extension PicturePainter {
    func paint(_ image: ImageElement, in frame: Rect) {
        guard frame.width > 0, frame.height > 0 else { return }
        switch image.source {
        case .symbol(let name):
            paint(symbol: name, in: frame, image.tint ?? .named("primary", opacity: 1))
        case .encoded(let data, .svg):
            guard let drawing = try? VectorImage(svg: data) else { return paintMissing(in: frame) }
            if let tint = image.tint, let mask = try? mask(of: drawing, in: frame) {
                canvas.draw(mask, x: frame.x, y: frame.y, colour: palette.resolve(tint))
            } else {
                canvas.draw(drawing, in: frame.drawing)
            }
        case .encoded(let data, .png), .encoded(let data, .jpeg):
            guard let picture = try? RasterImage(encoded: data, pixelLimit: SnippetLimits.imagePixels) else {
                return paintMissing(in: frame)
            }
            canvas.draw(picture, in: frame.drawing, tint: image.tint.map(palette.resolve))
        case .missing: paintMissing(in: frame)
        }
    }

    private func paint(symbol: String, in frame: Rect, _ color: ColorValue) {
        let size = pixels(frame)
        guard let mask = try? icons.mask(of: symbol, pixelWidth: size.width, pixelHeight: size.height) else { return }
        canvas.draw(mask, x: frame.x, y: frame.y, colour: palette.resolve(color))
    }

    private func paintMissing(in frame: Rect) {
        paint(symbol: "", in: frame, .named("tertiary", opacity: 1))
    }

    private func mask(of drawing: VectorImage, in frame: Rect) throws -> AlphaMask {
        let size = pixels(frame)
        return try drawing.mask(pixelWidth: size.width, pixelHeight: size.height)
    }

    private func pixels(_ frame: Rect) -> (width: Int, height: Int) {
        func count(_ length: Double) -> Int { Int(min(max((length * canvas.scale).rounded(), 1), 4_096)) }
        return (count(frame.width), count(frame.height))
    }

    func paint(_ progress: ProgressElement, in frame: Rect) {
        progress.isCircular ? paintRing(progress, in: frame) : paintBar(progress, in: frame)
    }

    private func paintBar(_ progress: ProgressElement, in frame: Rect) {
        let radius = frame.height / 2
        canvas.fill(.roundedRectangle(frame.drawing, radius: radius), with: palette.resolve(.track))
        var done = frame.drawing
        // A bar shorter than its round ends would not be round.
        done.width = max(done.width * (progress.fraction ?? 0), done.height)
        if isRightToLeft { done.x += frame.width - done.width }
        guard progress.fraction.map({ $0 > 0 }) ?? false else { return }
        canvas.fill(.roundedRectangle(done, radius: radius), with: palette.resolve(progress.tint))
    }

    private func paintRing(_ progress: ProgressElement, in frame: Rect) {
        let x = frame.x + frame.width / 2
        let y = frame.y + frame.height / 2
        let radius = min(frame.width, frame.height) / 2 - 2
        func arc(from start: Double, to end: Double) -> DrawingPath {
            .arc(
                centreX: x, centreY: y, radius: radius, from: (start - 0.25) * 2 * .pi, to: (end - 0.25) * 2 * .pi)
        }
        let tint = palette.resolve(progress.tint)
        if let fraction = progress.fraction {
            canvas.stroke(arc(from: 0, to: 1), with: palette.resolve(.track), width: 3.5)
            guard fraction > 0 else { return }
            canvas.stroke(arc(from: 0, to: fraction), with: tint, width: 3.5, hasRoundEnds: true)
        } else {
            // A turning tail, held still.
            let parts = 24
            for part in 0..<parts {
                let start = Double(part) / Double(parts)
                canvas.stroke(
                    arc(from: start, to: start + 1 / Double(parts)), with: tint.faded(to: 0.1 + 0.9 * start), width: 3.5
                )
            }
        }
    }
}
