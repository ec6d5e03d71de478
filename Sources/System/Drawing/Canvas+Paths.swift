// SPDX-License-Identifier: Apache-2.0
internal import CPango

extension Canvas {
    internal func add(_ path: DrawingPath) {
        cairo_new_path(context)
        switch path {
        case .rectangle(let rect):
            cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        case .roundedRectangle(let rect, let radius):
            let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
            addRounded(rect, radius: radius)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return }
            cairo_save(context)
            cairo_translate(context, rect.x + rect.width / 2, rect.y + rect.height / 2)
            cairo_scale(context, rect.width / 2, rect.height / 2)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_restore(context)
        case .arc(let x, let y, let radius, let start, let end):
            cairo_arc(context, x, y, max(radius, 0), start, end)
        }
    }

    private func addRounded(_ rect: DrawingRect, radius: Double) {
        let right = rect.x + rect.width - radius
        let bottom = rect.y + rect.height - radius
        cairo_arc(context, right, rect.y + radius, radius, -.pi / 2, 0)
        cairo_arc(context, right, bottom, radius, 0, .pi / 2)
        cairo_arc(context, rect.x + radius, bottom, radius, .pi / 2, .pi)
        cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}
