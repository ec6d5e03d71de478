// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Drawing
import Foundation
import SnippetPictures
import Testing

@testable import Snippets

struct PictureSnippetTests {
    private static let symbols = SymbolLibrary(dataDirectories: ["/usr/local/share", "/usr/share"])
    private let picture = PictureSnippet(symbols: symbols)

    private func pixels(
        _ node: SnippetNode, scale: Int = 1, scheme: SnippetAppearance.Scheme = .light, language: String = "en"
    ) throws -> Pixels {
        try Pixels(
            picture.png(node, scale: scale, appearance: SnippetAppearance(scheme: scheme, language: language)))
    }

    @Test(.enabled(if: symbols.isAvailable, "bootstrap-icons is not installed"), arguments: [1, 2])
    func placesTheIcon(_ scale: Int) throws {
        let picture = try pixels(StatusSnippet.active.node(.russian), scale: scale)
        #expect(picture.width == 360 * scale)
        let icon = try #require(picture.bounds { $0 == 0xFF1A_7F37 })
        // The icon's frame is 68 points wide, 32 below the card's edge.
        let centre = (icon.x.lowerBound + icon.x.upperBound + 1) / 2
        #expect(abs(centre - 180 * scale) <= scale)
        #expect(icon.x.count > 50 * scale && icon.x.count <= 68 * scale)
        #expect(icon.y.lowerBound >= 32 * scale && icon.y.upperBound <= 100 * scale)
        #expect(icon.y.count > 62 * scale)
    }

    @Test(arguments: StatusSnippet.allCases, StatusSnippet.Language.allCases)
    func centresEverything(_ state: StatusSnippet, _ language: StatusSnippet.Language) throws {
        for scheme in SnippetAppearance.Scheme.allCases {
            let picture = try pixels(state.node(language), scheme: scheme, language: language.rawValue)
            let card: UInt32 = scheme == .light ? 0xFFFF_FFFF : 0xFF1E_1E21
            #expect(picture[180, 20] == card)
            let ink = try #require(
                Pixels.ink(in: picture, card: card, rows: 20..<picture.height - 20))
            #expect(abs(ink.x.lowerBound - (picture.width - 1 - ink.x.upperBound)) <= 3)
            #expect(ink.x.lowerBound >= 32)
            #expect(ink.y.lowerBound >= 31 && ink.y.upperBound <= picture.height - 32)
        }
    }

    @Test func cornersAreTransparent() throws {
        let picture = try pixels(text("a"))
        for (x, y) in [(0, 0), (359, 0), (0, picture.height - 1), (359, picture.height - 1)] {
            #expect(picture[x, y] == 0)
        }
        #expect(picture[180, 2] == 0xFFFF_FFFF)
    }

    @Test func longTextsWrap() throws {
        let short = try pixels(StatusSnippet.active.node(.spanish))
        let long = try pixels(StatusSnippet.error.node(.spanish))
        #expect(long.height >= short.height + 20)
    }

    @Test func twiceTheScaleIsTwiceThePicture() throws {
        let once = try pixels(ControlsSnippet.node)
        let twice = try pixels(ControlsSnippet.node, scale: 2)
        #expect(twice.width == 2 * once.width && twice.height == 2 * once.height)
    }

    @Test func unknownSymbolsAreVisible() throws {
        let symbol = SnippetNode.image(ImageNode(source: .symbol("no.such.symbol"), isResizable: true)).frame(40, 40)
        let picture = try pixels(symbol.foreground("red"))
        let ink = try #require(picture.bounds { $0 == 0xFFCF_222E })
        #expect(ink.x.count > 30 && ink.y.count > 30)
    }

    @Test func mirrorsForScriptsFromTheRight() throws {
        let square = SnippetNode.shape(ShapeNode(kind: .rectangle, fill: .rgb(red: 1, green: 0, blue: 0, opacity: 1)))
        let node = row(spacing: nil, square.frame(20, 20), spacer)
        let left = try pixels(node, language: "en").bounds { $0 == 0xFFFF_0000 }
        let right = try pixels(node, language: "ar").bounds { $0 == 0xFFFF_0000 }
        #expect(left?.x == 16...35)
        #expect(right?.x == 324...343)
    }

    @Test func drawsImagesOfTheBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let inside = folder.appendingPathComponent("Resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#00f"/></svg>
            """
        try Data(svg.utf8).write(to: inside.appendingPathComponent("blue.svg"))
        try Data(svg.utf8).write(to: folder.appendingPathComponent("outside.svg"))
        try FileManager.default.createSymbolicLink(
            at: inside.appendingPathComponent("link.svg"),
            withDestinationURL: folder.appendingPathComponent("outside.svg"))
        let resources = DirectoryResources(path: inside.path)
        #expect(resources.image(named: "blue") != nil)
        for name in ["../outside.svg", "link", "link.svg", "missing", "", "."] {
            #expect(resources.image(named: name) == nil, "\(name) was read")
        }
        let png = try picture.png(.image(ImageNode(source: .resource("blue"))), resources: resources)
        let drawn = try Pixels(png)
        #expect(drawn.bounds { $0 == 0xFF00_00FF }?.x.count == 10)
    }

    struct Stroke: CustomTestStringConvertible {
        var kind: ShapeNode.Kind
        var isInside: Bool
        var ink: ClosedRange<Int>
        var testDescription: String { "\(kind), \(isInside ? "inside" : "on the outline")" }
    }

    /// A frame of 40 points around the middle, with a line of 8.
    @Test(arguments: [
        Stroke(kind: .rectangle, isInside: true, ink: 160...199),
        Stroke(kind: .rectangle, isInside: false, ink: 156...203),
        Stroke(kind: .circle, isInside: true, ink: 160...199), Stroke(kind: .circle, isInside: false, ink: 156...203),
        Stroke(kind: .capsule, isInside: true, ink: 160...199),
        Stroke(kind: .roundedRectangle(cornerRadius: 6), isInside: true, ink: 160...199),
    ])
    func drawsStrokes(_ stroke: Stroke) throws {
        let red = ColorValue.rgb(red: 1, green: 0, blue: 0, opacity: 1)
        let shape = ShapeNode(kind: stroke.kind, stroke: red, lineWidth: 8, strokesInside: stroke.isInside)
        let picture = try pixels(SnippetNode.shape(shape).frame(40, 40).padding(20))
        // Half covered or more, since curves have soft edges.
        let ink = try #require(picture.bounds(rows: 20..<picture.height - 20) { $0 >> 8 & 0xFF < 0x80 })
        #expect(ink.x == stroke.ink)
        #expect(picture[180, picture.height / 2] == 0xFFFF_FFFF)
    }

    @Test func wideStrokesFillTheShape() throws {
        let red = ColorValue.rgb(red: 1, green: 0, blue: 0, opacity: 1)
        let shape = ShapeNode(kind: .rectangle, stroke: red, lineWidth: 100, strokesInside: true)
        let picture = try pixels(SnippetNode.shape(shape).frame(40, 40).padding(20))
        #expect(picture.bounds { $0 == 0xFFFF_0000 }?.x == 160...199)
        #expect(picture[180, picture.height / 2] == 0xFFFF_0000)
    }

    /// Noto Sans has the Serbian form of this letter; other fonts may not.
    @Test(.enabled(if: hasNotoSans, "Noto Sans is not installed"))
    func lettersFollowTheLanguage() throws {
        let letter = text(String(repeating: "б", count: 12))
        let russian = try picture.png(letter, appearance: SnippetAppearance(language: "ru"))
        let serbian = try picture.png(letter, appearance: SnippetAppearance(language: "sr"))
        #expect(russian != serbian)
    }

    private static let hasNotoSans = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")

    @Test func drawsFromManyTasksAtOnce() async throws {
        let expected = try picture.png(ControlsSnippet.node)
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<8 { group.addTask { [picture] in try picture.png(ControlsSnippet.node) } }
            for try await drawn in group { #expect(drawn == expected) }
        }
    }
}

extension Pixels {
    /// Around everything that is clearly not the card.
    static func ink(
        in picture: Pixels, card: UInt32, rows: Range<Int>
    ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        func distance(_ pixel: UInt32) -> Int {
            [0, 8, 16].map { abs(Int(pixel >> $0 & 0xFF) - Int(card >> $0 & 0xFF)) }.max() ?? 0
        }
        return picture.bounds(rows: rows) { pixel in
            pixel >> 24 == 0xFF && distance(pixel) > 60
        }
    }
}
