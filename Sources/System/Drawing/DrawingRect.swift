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
