// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Graphics
import Testing

@testable import Snippets

struct PaletteTests {
    /// Colours that text may have, with the contrast to the card that WCAG 2.2 asks of text (1.4.3) or graphics (1.4.11).
    @Test(arguments: SnippetAppearance.Scheme.allCases)
    func isReadable(_ scheme: SnippetAppearance.Scheme) {
        let text = [
            "primary", "secondary", "accentColor", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
            "indigo", "purple", "pink", "brown", "gray",
        ]
        let card = Palette.colour(Palette.card, scheme)
        for name in text { #expect(Self.contrast(Palette.colour(name, scheme), card) >= 4.5, "\(name) is pale") }
        #expect(Self.contrast(Palette.colour("tertiary", scheme), card) >= 3)
    }

    @Test func unknownNamesStayVisible() {
        let palette = Palette(scheme: .light)
        #expect(palette.resolve(.named("nothing", opacity: 1)) == palette.resolve(.named("primary", opacity: 1)))
        #expect(palette.resolve(.named("clear", opacity: 1)).opacity == 0)
    }

    private static func contrast(_ one: DrawingColour, _ other: DrawingColour) -> Double {
        func luminance(_ colour: DrawingColour) -> Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
        }
        let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)
    }
}
