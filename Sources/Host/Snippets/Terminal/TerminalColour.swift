// SPDX-License-Identifier: Apache-2.0
internal import Graphics

/// Names a colour in as many colours as a terminal has.
enum TerminalColour {
    static func code(_ colour: DrawingColour, isBackground: Bool, in depth: ColourDepth) -> String {
        let kind = isBackground ? "48" : "38"
        let (red, green, blue) = bytes(colour)
        switch depth {
        case .none: return ""
        case .trueColour: return "\(kind);2;\(red);\(green);\(blue)"
        case .ansi256: return "\(kind);5;\(indexed(red, green, blue))"
        case .ansi16:
            let index = basic(colour)
            return "\((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))"
        }
    }

    private static func bytes(_ colour: DrawingColour) -> (Int, Int, Int) {
        func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
        return (byte(colour.red), byte(colour.green), byte(colour.blue))
    }

    /// The nearest of the six levels of each component, or of the greys where those are nearer.
    private static func indexed(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func nearest(_ value: Int) -> Int {
            levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
        }
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
        }
        let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
        let step = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
        let grey = 8 + 10 * step
        return distance(grey, grey, grey) < distance(levels[r], levels[g], levels[b])
            ? 232 + step : 16 + 36 * r + 6 * g + b
    }

    /// The terminal's own colour of the same hue: its user chose how that looks.
    private static func basic(_ colour: DrawingColour) -> Int {
        let (red, green, blue) = (colour.red, colour.green, colour.blue)
        let high = max(red, green, blue)
        let low = min(red, green, blue)
        if high - low < 0.15 { return high < 0.2 ? 0 : high < 0.75 ? 8 : 7 }
        let limit = low + (high - low) * 0.55
        return (red >= limit ? 1 : 0) + (green >= limit ? 2 : 0) + (blue >= limit ? 4 : 0)
    }
}
