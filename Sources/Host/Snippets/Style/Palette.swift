// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Graphics

/// The colours behind Apple's semantic names, chosen to be read as text on the card.
package struct Palette: Sendable {
    private static let colours: [String: (light: UInt32, dark: UInt32)] = [
        "primary": (0x1C1C1E, 0xF2F2F7), "secondary": (0x63636B, 0xAEAEB6), "tertiary": (0x84848C, 0x85858D),
        "quaternary": (0xB9B9C0, 0x56565C), "accentColor": (0x0A66D8, 0x5AA9FF),
        "red": (0xCF222E, 0xFF6961), "orange": (0xB35300, 0xFF9F43), "yellow": (0x8F6400, 0xFFD60A),
        "green": (0x1A7F37, 0x3FD266), "mint": (0x00786F, 0x66D9CF), "teal": (0x00758A, 0x5CCBE0),
        "cyan": (0x00729E, 0x64D2FF), "blue": (0x0A66D8, 0x5AA9FF), "indigo": (0x4F46C8, 0x9C99FF),
        "purple": (0x8E3BB8, 0xD08BFF), "pink": (0xC8195A, 0xFF6F9C), "brown": (0x7D6042, 0xC2A47E),
        "gray": (0x63636B, 0xAEAEB6), "black": (0x000000, 0x000000), "white": (0xFFFFFF, 0xFFFFFF),
        "background": (0xFFFFFF, 0x1E1E21), Self.cardEdge: (0xDCDCE1, 0x3C3C41), Self.track: (0xDDDDE3, 0x48484E),
        Self.separator: (0xD2D2D8, 0x46464C),
    ]

    /// The names of what the renderers themselves draw.
    package static let card = "background"
    package static let cardEdge = "beckon.cardEdge"
    package static let track = "beckon.track"
    package static let separator = "beckon.separator"

    package static var names: [String] { colours.keys.sorted() }

    package var scheme: SnippetAppearance.Scheme

    package init(scheme: SnippetAppearance.Scheme) { self.scheme = scheme }

    /// An unknown name is drawn as `primary`, so that nothing disappears.
    package func resolve(_ color: ColorValue) -> DrawingColour {
        switch color {
        case .named("clear", _): DrawingColour(hex: 0, opacity: 0)
        case .named(let name, let opacity): Self.colour(name, scheme).faded(to: Self.fraction(opacity))
        case .rgb(let red, let green, let blue, let opacity):
            DrawingColour(
                red: Self.fraction(red), green: Self.fraction(green), blue: Self.fraction(blue),
                opacity: Self.fraction(opacity))
        }
    }

    package static func colour(_ name: String, _ scheme: SnippetAppearance.Scheme) -> DrawingColour {
        let pair = colours[name] ?? colours["primary", default: (0, 0xFFFFFF)]
        return DrawingColour(hex: scheme == .light ? pair.light : pair.dark)
    }

    package static func isKnown(_ name: String) -> Bool { colours[name] != nil }

    package static func fraction(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
}
