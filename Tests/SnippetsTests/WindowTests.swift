// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Graphics
import SnippetPictures
import Testing

@testable import Snippets

/// Views that may be no higher than their window, in each renderer.
struct WindowTests {
    private let symbols = SymbolLibrary(dataDirectories: ["/usr/share"])

    private func window(_ node: SnippetNode, _ minimum: Double = 44, _ maximum: Double = 200) -> SnippetNode {
        .modified(node, .window(minimumHeight: minimum, maximumHeight: maximum))
    }

    private func lines(_ count: Int) -> SnippetNode {
        .stack(StackNode(axis: .vertical, spacing: 0, children: (1...count).map { text("line \($0)") }))
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let node: SnippetNode
        /// The height of the content in the picture, without the card's margins.
        let height: Int
        let isCut: Bool
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "low", node: rectangle.frame(100, 10), height: 44, isCut: false),
        Case(name: "fitting", node: rectangle.frame(100, 120), height: 120, isCut: false),
        Case(name: "as high as it may be", node: rectangle.frame(100, 200), height: 200, isCut: false),
        Case(name: "a point too high", node: rectangle.frame(100, 201), height: 200, isCut: true),
        Case(name: "100,000 points high", node: rectangle.frame(100, 100_000), height: 200, isCut: true),
        Case(name: "as high as its room", node: rectangle, height: 44, isCut: false),
    ]

    @Test(arguments: cases)
    func picturesAreCut(_ example: Case) throws {
        let png = try PictureSnippet(symbols: symbols).png(window(example.node))
        let size = try #require(ImageHeader.size(of: png))
        #expect(size.height == example.height + 32)
        // The sign is on the card's own ground, where the rectangle would be.
        let pixels = try Pixels(png)
        let isCard = pixels[180, 16 + example.height - 3] == 0xFFFF_FFFF
        #expect(isCard == (example.isCut || example.name == "low"))
    }

    @Test func terminalsSayWhatIsMissing() throws {
        func rendered(_ node: SnippetNode, _ glyphs: GlyphSet = .unicode) throws -> [String] {
            try TerminalSnippet(width: 30, colour: .none, glyphs: glyphs).render(node).split(separator: "\n")
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "│| ")) }
        }
        // 200 points are 12 rows.
        #expect(try rendered(window(lines(12))).contains("line 12"))
        let cut = try rendered(column(window(lines(30)), text("below")))
        #expect(cut.dropFirst().dropLast() == (1...11).map { "line \($0)" } + ["···", "below"])
        #expect(try rendered(window(lines(30)), .ascii).contains("..."))
        // 44 points, the least that a hosted view has, are two rows.
        #expect(try rendered(window(text("one"))).count == 4)
    }

    @Test func pagesCutByTheirOwnMeasure() throws {
        let html = try WebSnippet(symbols: symbols).fragment(window(lines(30)), language: "en")
        #expect(html.contains("class=\"b-window\"") && html.contains("max-height:200px"))
        #expect(html.contains("top:min(178px,calc((100% - 200px - 0.5px) * 1000))"))
    }

    @Test(arguments: [(Double.nan, Double.nan), (-5, -1), (300, 100), (.infinity, .infinity)])
    func boundsThatAreNoneDoNoHarm(minimum: Double, maximum: Double) throws {
        let node = window(lines(3), minimum, maximum)
        _ = try PictureSnippet(symbols: symbols).png(node)
        _ = try TerminalSnippet(width: 30, colour: .none).render(node)
        let html = try WebSnippet(symbols: symbols).fragment(node, language: "en")
        #expect(!html.contains("nan") && !html.contains(":inf"))
    }
}
