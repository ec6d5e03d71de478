// SPDX-License-Identifier: Apache-2.0
import Snippets
import Testing

@testable import TerminalSurface

struct TextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Málaga", 6), ("Ma\u{301}laga", 6), ("漢字", 4), ("Отмена", 6), ("👍", 2), ("👩‍👩‍👧", 2),
        ("a\u{200D}b", 2),
    ])
    func countsColumns(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("short", 10, "short"), ("exactly10c", 10, "exactly10c"), ("much longer text", 8, "much lo…"),
        ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"),
    ])
    func shortens(text: String, width: Int, expected: String) {
        #expect(text.shortened(to: width) == expected)
        #expect(text.shortened(to: width).columns <= width)
    }

    @Test(arguments: [(nil, false), ("15;0", false), ("0;15", true), ("0;default;7", true), ("x", false)])
    func knowsLightTerminals(colours: String?, isLight: Bool) {
        let environment = colours.map { ["COLORFGBG": $0] } ?? [:]
        #expect(ConsoleFeatures.hasLightBackground(environment: environment) == isLight)
    }
}
