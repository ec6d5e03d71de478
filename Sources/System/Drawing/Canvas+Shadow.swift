// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import Foundation
package import Graphics

extension Canvas {
    /// Draws what the closure draws over its own soft shadow.
    package func shadow<Failure: Error>(
        _ colour: DrawingColour, radius: Double, x: Double, y: Double, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        cairo_push_group(context)
        defer {
            let picture = cairo_pop_group(context)
            for sample in Self.samples(radius: radius) {
                cairo_save(context)
                cairo_translate(context, x + sample.x, y + sample.y)
                set(colour.faded(to: sample.weight))
                cairo_mask(context, picture)
                cairo_restore(context)
            }
            cairo_set_source(context, picture)
            cairo_paint(context)
            cairo_pattern_destroy(picture)
        }
        try body()
    }

    /// Copies spread over rings, which together fade as a blurred edge does.
    private static func samples(radius: Double) -> [(x: Double, y: Double, weight: Double)] {
        guard radius > 0.1 else { return [(0, 0, 1)] }
        var samples = [(x: 0.0, y: 0.0, weight: 0.09)]
        for ring in 1...3 {
            let count = 6 * ring
            for step in 0..<count {
                let angle = (Double(step) + Double(ring) / 3) / Double(count) * 2 * .pi
                let distance = radius * Double(ring) / 3
                samples.append((cos(angle) * distance, sin(angle) * distance, 0.09 - 0.02 * Double(ring)))
            }
        }
        return samples
    }
}
