// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import CRsvg
package import Foundation
internal import Graphics

/// A decoded PNG or JPEG.
package final class RasterImage {
    internal let surface: OpaquePointer
    package let width: Int
    package let height: Int

    /// - Parameter pixelLimit: Larger images are refused before they are decoded.
    /// - Throws: `DrawingError` where the bytes are no PNG or JPEG, are broken, or have too many pixels.
    package init(encoded: Data, pixelLimit: Int) throws {
        guard let size = ImageHeader.size(of: encoded), size.width > 0, size.height > 0 else {
            throw DrawingError(.image, "The image is neither a PNG nor a JPEG.")
        }
        guard size.width <= 16_384, size.height <= 16_384, size.width * size.height <= pixelLimit else {
            throw DrawingError(.image, "The image has \(size.width)×\(size.height) pixels; \(pixelLimit) are allowed.")
        }
        let pixels = try Self.decode(encoded)
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        width = Int(gdk_pixbuf_get_width(pixels))
        height = Int(gdk_pixbuf_get_height(pixels))
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let target = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            throw DrawingError(.surface, "There is no memory for an image of \(width)×\(height) pixels.")
        }
        Self.copy(pixels, to: target, stride: Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    private static func decode(_ encoded: Data) throws -> OpaquePointer {
        let loader = gdk_pixbuf_loader_new()
        defer { g_object_unref(loader) }
        let isComplete = encoded.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isComplete, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw DrawingError(.image, "The image is broken.")
        }
        g_object_ref(UnsafeMutableRawPointer(pixels))
        return pixels
    }

    /// Turns straight RGB(A) bytes into Cairo's premultiplied native-endian ARGB.
    private static func copy(_ pixels: OpaquePointer, to target: UnsafeMutablePointer<UInt8>, stride: Int) {
        let channels = Int(gdk_pixbuf_get_n_channels(pixels))
        let sourceStride = Int(gdk_pixbuf_get_rowstride(pixels))
        guard let source = gdk_pixbuf_read_pixels(pixels) else { return }
        for y in 0..<Int(gdk_pixbuf_get_height(pixels)) {
            var from = source + y * sourceStride
            UnsafeMutableRawPointer(target + y * stride).withMemoryRebound(to: UInt32.self, capacity: stride / 4) {
                for x in 0..<Int(gdk_pixbuf_get_width(pixels)) {
                    let alpha = channels == 4 ? UInt32(from[3]) : 255
                    func premultiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
                    $0[x] =
                        alpha << 24 | premultiplied(from[0]) << 16 | premultiplied(from[1]) << 8
                        | premultiplied(from[2])
                    from += channels
                }
            }
        }
    }
}
