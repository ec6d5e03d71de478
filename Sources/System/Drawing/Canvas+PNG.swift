// SPDX-License-Identifier: Apache-2.0
internal import CPNG
package import Foundation

extension Canvas {
    /// The picture as PNG bytes.
    /// - Throws: `DrawingError` where the encoder fails.
    package func png() throws -> Data {
        guard let pixels = SurfacePixels(surface) else {
            throw DrawingError(.encoding, "The picture has no pixels.")
        }
        // Every pixel is written below, so that the room needs no zeros first.
        let straight = [UInt32](unsafeUninitializedCapacity: pixelWidth * pixelHeight) { target, count in
            for y in 0..<pixelHeight {
                let row = pixels.row(y)
                let start = y * pixelWidth
                for x in 0..<pixelWidth { target.initializeElement(at: start + x, to: Self.straight(row[x])) }
            }
            count = pixelWidth * pixelHeight
        }
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(pixelWidth)
        image.height = png_uint_32(pixelHeight)
        image.format = beckon_png_format_bgra
        // Flat colours compress well at any effort; the default costs several times the drawing.
        image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        let room = straight.count * 4 + straight.count / 64 + 4_096
        return try withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { target in
            var size = png_alloc_size_t(room)
            let isWritten = straight.withUnsafeBytes { source in
                png_image_write_to_memory(
                    &image, target.baseAddress, &size, 0, source.baseAddress, png_int_32(pixelWidth * 4), nil)
            }
            guard isWritten != 0 else { throw DrawingError(.encoding, "The picture could not be encoded as PNG.") }
            return Data(target.prefix(Int(size)))
        }
    }

    /// Cairo's pixels carry colour times opacity; PNG's do not.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func divided(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | divided(pixel >> 16 & 0xFF) << 16 | divided(pixel >> 8 & 0xFF) << 8 | divided(pixel & 0xFF)
    }
}
