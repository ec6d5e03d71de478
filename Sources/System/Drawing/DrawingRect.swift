// SPDX-License-Identifier: Apache-2.0

/// A rectangle in a canvas's units, y downwards.
package struct DrawingRect: Sendable, Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// An outline to fill, stroke or clip to.
package enum DrawingPath: Sendable, Hashable {
    case rectangle(DrawingRect)
    case roundedRectangle(DrawingRect, radius: Double)
    case ellipse(DrawingRect)
    /// Part of a circle's line, in radians clockwise from three o'clock.
    case arc(centreX: Double, centreY: Double, radius: Double, from: Double, to: Double)
}
