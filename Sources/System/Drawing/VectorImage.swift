// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import CRsvg
package import Foundation

/// An SVG drawing. It has no base address, so it can load nothing.
package final class VectorImage {
    private let handle: UnsafeMutablePointer<RsvgHandle>

    /// - Throws: `DrawingError` where the bytes are no SVG.
    package init(svg: Data) throws {
        var error: UnsafeMutablePointer<GError>?
        let handle = svg.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        guard let handle else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
            g_clear_error(&error)
            throw DrawingError(.image, "The image is no SVG that can be drawn: \(reason)")
        }
        self.handle = handle
    }

    deinit { g_object_unref(handle) }

    /// What the drawing covers when it is fitted into a rectangle of pixels.
    package func mask(pixelWidth: Int, pixelHeight: Int) throws -> AlphaMask {
        let sides = 1...4_096
        guard sides.contains(pixelWidth), sides.contains(pixelHeight) else {
            throw DrawingError(.surface, "An image cannot have \(pixelWidth)×\(pixelHeight) pixels.")
        }
        let surface: OpaquePointer = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(pixelWidth), Int32(pixelHeight))
        let mask = AlphaMask(owning: surface)
        let context: OpaquePointer = cairo_create(surface)
        defer { cairo_destroy(context) }
        render(to: context, DrawingRect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight)))
        cairo_surface_flush(surface)
        return mask
    }

    internal func render(to context: OpaquePointer, _ rect: DrawingRect) {
        var viewport = RsvgRectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        // A drawing that fails half-way leaves what it drew, which is all that can be shown of it.
        rsvg_handle_render_document(handle, context, &viewport, nil)
    }
}
