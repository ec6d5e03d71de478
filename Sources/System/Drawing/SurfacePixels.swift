// SPDX-License-Identifier: Apache-2.0
internal import CPango

/// The pixels of an image surface, premultiplied `0xAARRGGBB`; to be used only while the surface lives and nothing
/// draws on it.
struct SurfacePixels {
    private let bytes: UnsafeRawPointer
    private let stride: Int

    /// Nil where the surface is no image, or is broken.
    init?(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        bytes = UnsafeRawPointer(data)
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    func row(_ y: Int) -> UnsafePointer<UInt32> { (bytes + y * stride).assumingMemoryBound(to: UInt32.self) }
}
