// SPDX-License-Identifier: Apache-2.0

/// An sRGB colour; components and opacity from 0 to 1.
package struct DrawingColour: Sendable, Hashable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// A colour written as `0xRRGGBB`.
    package init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }

    package func faded(to opacity: Double) -> DrawingColour {
        DrawingColour(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }
}
