// SPDX-License-Identifier: Apache-2.0
internal import CPango
package import Graphics

extension Canvas {
    /// Draws a colour through a mask that has the pixels of the rectangle.
    package func draw(_ mask: AlphaMask, x: Double, y: Double, colour: DrawingColour) {
        cairo_save(context)
        // Whole pixels keep the mask's edges as sharp as they were rendered.
        cairo_translate(context, (x * scale).rounded() / scale, (y * scale).rounded() / scale)
        cairo_scale(context, 1 / scale, 1 / scale)
        set(colour)
        cairo_mask_surface(context, mask.surface, 0, 0)
        cairo_restore(context)
    }

    package func draw(_ image: RasterImage, in rect: DrawingRect, tint: DrawingColour? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, rect.x, rect.y)
        cairo_scale(context, rect.width / Double(image.width), rect.height / Double(image.height))
        if let tint {
            set(tint)
            cairo_mask_surface(context, image.surface, 0, 0)
        } else {
            cairo_set_source_surface(context, image.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
            cairo_paint(context)
        }
        cairo_restore(context)
    }

    package func draw(_ image: VectorImage, in rect: DrawingRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        image.render(to: context, rect)
    }
}
