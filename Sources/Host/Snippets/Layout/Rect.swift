// SPDX-License-Identifier: Apache-2.0

/// Where something stands in the whole snippet, y downwards.
package struct Rect: Sendable, Hashable {
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

    package init(x: Double, y: Double, size: Size) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }

    package var size: Size { Size(width: width, height: height) }
}
