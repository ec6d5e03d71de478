// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import Snippets

struct TerminalSnippetTests {
    @Test(arguments: StatusSnippet.Language.allCases)
    func showsStatus(_ language: StatusSnippet.Language) throws {
        let plain = TerminalSnippet(width: 60, colour: .none)
        let states = try StatusSnippet.allCases.map { try plain.render($0.node(language)) }
        try expectSnapshot(states.joined(), "status-\(language.rawValue).txt")
    }

    @Test(arguments: [
        ("none", ColourDepth.none), ("16", .ansi16), ("256", .ansi256), ("truecolour", .trueColour),
    ])
    func showsColours(name: String, depth: ColourDepth) throws {
        let lines = try TerminalSnippet(width: 50, colour: depth).render(ControlsSnippet.node)
        #expect(lines.contains("\u{1B}") == (depth != .none))
        try expectSnapshot(
            lines.replacing("\u{1B}", with: "ESC"), "controls-\(name).txt")
    }

    @Test func showsASCII() throws {
        let lines = try TerminalSnippet(width: 50, colour: .none, glyphs: .ascii).render(ControlsSnippet.node)
        let isASCII = lines.allSatisfy(\.isASCII)
        #expect(isASCII)
        try expectSnapshot(lines, "controls-ascii.txt")
    }

    @Test(arguments: [4, 15, 16, 17, 24, 40, 80, 500])
    func keepsToTheWidth(_ width: Int) throws {
        for node in [ControlsSnippet.node, StatusSnippet.error.node(.russian), text("日本語のとても長い文章です。日本語のとても長い文章です。")] {
            let lines = try TerminalSnippet(width: width, colour: .none).render(node).split(separator: "\n")
            #expect(!lines.isEmpty)
            for line in lines { #expect(line.reduce(0) { $0 + $1.columns } <= width) }
        }
    }

    @Test func mirrorsForScriptsFromTheRight() throws {
        let node = row(spacing: nil, text("ab"), spacer, text("xyz"))
        let terminal = TerminalSnippet(
            width: 20, colour: .none, appearance: SnippetAppearance(scheme: .dark, language: "he"))
        #expect(try terminal.render(node).contains("│ xyz           ab │"))
    }

    @Test func lettersOfAnAppCannotDriveTheTerminal() throws {
        let lines = try TerminalSnippet(width: 40, colour: .trueColour).render(text("a\u{1B}[2Jb\u{07}\u{9B}1mc\r\nd"))
        #expect(lines.contains("a[2Jb1mc"))
        #expect(!lines.contains("\u{1B}[2J") && !lines.contains("\u{07}") && !lines.contains("\u{9B}"))
    }

    struct Detection: CustomTestStringConvertible {
        var environment: [String: String]
        var isTerminal = true
        var colour: ColourDepth
        var testDescription: String { "\(environment)" }
    }

    @Test(arguments: [
        Detection(environment: ["TERM": "xterm-256color"], colour: .ansi256),
        Detection(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], colour: .trueColour),
        Detection(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], colour: .none),
        Detection(environment: ["TERM": "xterm-256color", "NO_COLOR": ""], colour: .ansi256),
        Detection(environment: ["TERM": "xterm-256color"], isTerminal: false, colour: .none),
        Detection(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], colour: .none),
        Detection(environment: ["TERM": "linux"], colour: .ansi16), Detection(environment: [:], colour: .none),
    ])
    func detectsColours(_ detection: Detection) {
        #expect(
            ColourDepth.detect(environment: detection.environment, isTerminal: detection.isTerminal)
                == detection.colour)
    }

    @Test(arguments: [
        (["LANG": "hu_HU.UTF-8"], GlyphSet.unicode), (["LANG": "C.utf8"], .unicode),
        (["LC_ALL": "C", "LANG": "hu_HU.UTF-8"], .ascii), (["LC_ALL": "", "LANG": "ru_RU.KOI8-R"], .ascii),
        (["LANG": "de_DE.UTF-8@euro"], .unicode), ([:], .ascii), (["LANG": "en_US.UTF-8", "TERM": "linux"], .ascii),
    ])
    func detectsGlyphs(environment: [String: String], glyphs: GlyphSet) {
        #expect(GlyphSet.detect(environment: environment) == glyphs)
    }
}
