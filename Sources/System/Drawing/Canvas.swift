// SPDX-License-Identifier: Apache-2.0
internal import CPango
package import Graphics

/// A picture being drawn, transparent at first. Not for use by two threads at once.
package final class Canvas {
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Pixels per unit.
    package let scale: Double
    internal let surface: OpaquePointer
    internal let context: OpaquePointer

    /// - Throws: `DrawingError` where a side is not between 1 and 16,384 pixels, or memory is short.
    package init(pixelWidth: Int, pixelHeight: Int, scale: Double) throws {
        let sides = 1...16_384
        guard sides.contains(pixelWidth), sides.contains(pixelHeight) else {
            throw DrawingError(.surface, "A picture cannot have \(pixelWidth)×\(pixelHeight) pixels.")
        }
        let surface: OpaquePointer = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw DrawingError(.surface, "There is no memory for a picture of \(pixelWidth)×\(pixelHeight) pixels.")
        }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale
        self.surface = surface
        context = cairo_create(surface)
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws with transformations and clips that end with the closure.
    package func scoped<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }

    /// Draws what the closure draws as one layer of the given opacity.
    package func layer<Failure: Error>(opacity: Double, _ body: () throws(Failure) -> Void) throws(Failure) {
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        }
        try body()
    }

    package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }

    /// A scale of zero would make the transformation singular, so that it draws nothing at all.
    package func scale(x: Double, y: Double) { cairo_scale(context, nonZero(x), nonZero(y)) }

    package func rotate(radians: Double) { cairo_rotate(context, radians) }

    package func clip(to path: DrawingPath) {
        add(path)
        cairo_clip(context)
    }

    package func fill(_ path: DrawingPath, with colour: DrawingColour) {
        add(path)
        set(colour)
        cairo_fill(context)
    }

    package func stroke(_ path: DrawingPath, with colour: DrawingColour, width: Double, hasRoundEnds: Bool = false) {
        add(path)
        set(colour)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, hasRoundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_stroke(context)
    }

    package func draw(_ text: TextLayout, x: Double, y: Double) {
        cairo_move_to(context, x - text.originX, y)
        pango_cairo_show_layout(context, text.handle)
        cairo_new_path(context)
    }

    internal func set(_ colour: DrawingColour) {
        cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.opacity)
    }

    private func nonZero(_ value: Double) -> Double { abs(value) < 1e-6 ? 1e-6 : value }
}
