// SPDX-License-Identifier: Apache-2.0

/// An outline to fill, stroke or clip to.
package enum DrawingPath: Sendable, Hashable {
    case rectangle(DrawingRect)
    case roundedRectangle(DrawingRect, radius: Double)
    case ellipse(DrawingRect)
    /// Part of a circle's line, in radians clockwise from three o'clock.
    case arc(centreX: Double, centreY: Double, radius: Double, from: Double, to: Double)
}
