// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Drawing

/// The pixels of a PNG, read back as a viewer would.
struct Pixels {
    let width: Int
    let height: Int
    private let values: [UInt32]

    init(_ png: Data) throws {
        let image = try RasterImage(encoded: png, pixelLimit: 16_000_000)
        width = image.width
        height = image.height
        let pixels = try #require(SurfacePixels(image.surface))
        values = (0..<image.height).flatMap { UnsafeBufferPointer(start: pixels.row($0), count: image.width) }
    }

    /// Premultiplied `0xAARRGGBB`.
    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The smallest rectangle around the pixels that are chosen.
    func bounds(rows: Range<Int>? = nil, where isChosen: (UInt32) -> Bool) -> (
        x: ClosedRange<Int>, y: ClosedRange<Int>
    )? {
        var found: (left: Int, right: Int, top: Int, bottom: Int)?
        for y in rows ?? 0..<height {
            for x in 0..<width where isChosen(self[x, y]) {
                let known = found ?? (x, x, y, y)
                found = (min(known.left, x), max(known.right, x), min(known.top, y), max(known.bottom, y))
            }
        }
        return found.map { ($0.left...$0.right, $0.top...$0.bottom) }
    }
}
