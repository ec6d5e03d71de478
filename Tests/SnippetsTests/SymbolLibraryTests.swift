// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

@testable import Snippets

struct SymbolLibraryTests {
    private static let library = SymbolLibrary(dataDirectories: ["/usr/local/share", "/usr/share"])

    /// The symbols that snippets and shortcuts name most often.
    static let common = """
        xmark.shield checkmark.shield exclamationmark.triangle star star.fill heart heart.fill gear house house.fill \
        bell person person.circle clock calendar trash plus plus.circle.fill minus checkmark checkmark.circle \
        checkmark.circle.fill xmark xmark.circle xmark.circle.fill magnifyingglass play play.fill pause lock lock.open \
        wifi wifi.slash bolt cloud sun.max moon envelope phone message camera photo doc doc.text folder book bookmark \
        cart creditcard map location car airplane music.note mic speaker.wave.2 arrow.clockwise arrow.up arrow.down \
        arrow.left arrow.right arrow.triangle.2.circlepath list.bullet square.and.arrow.up link globe network shield \
        key timer flame drop leaf lightbulb battery.100 chart.bar info.circle questionmark.circle \
        exclamationmark.circle paperplane pencil tag flag eye eye.slash hand.thumbsup gift power printer
        """.split(separator: " ").map(String.init)

    // Needs the Debian package that `make setup` installs.
    @Test(.enabled(if: library.isAvailable, "bootstrap-icons is not installed"))
    func knowsTheCommonSymbols() {
        let unknown = Self.library.drawing(of: "no such symbol")
        for symbol in Self.common {
            #expect(Self.library.drawing(of: symbol) != unknown, "\(symbol) has no icon")
            #expect(InlineIcon(svg: Self.library.drawing(of: symbol)) != nil, "\(symbol) cannot be inlined")
        }
    }

    @Test(.enabled(if: library.isAvailable, "bootstrap-icons is not installed"))
    func everyIconOfTheTableExists() {
        for (symbol, entry) in SymbolTable.entries {
            let exists = FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg/\(entry.icon).svg")
            #expect(exists, "\(symbol) names the icon \(entry.icon), which there is not")
        }
    }

    @Test func readsTheWholeTable() {
        #expect(SymbolTable.entries.count > 300)
        for entry in SymbolTable.entries.values {
            let isASCII = entry.ascii.allSatisfy(\.isASCII)
            #expect(isASCII)
            #expect((1...2).contains(entry.glyph.count))
        }
    }

    @Test(arguments: [
        ("star.circle.fill", "☆"), ("checkmark.shield", "✔"), ("exclamationmark.triangle", "⚠"), ("", "◆"), ("..", "◆"),
    ])
    func namesGlyphs(symbol: String, glyph: String) {
        #expect(SymbolLibrary.glyph(of: symbol, in: .unicode) == glyph)
    }

    @Test(arguments: ["", "../etc", "a/b", "Ä", "a b", "a\0b", String(repeating: "a", count: 200)])
    func opensNoFileForAnOddName(_ name: String) {
        #expect(SymbolLibrary.icons(for: name).isEmpty)
    }

    @Test func followsTheDataDirectories() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let icons = home.appendingPathComponent("bootstrap-icons/svg")
        try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
        let own = Data("<svg viewBox=\"0 0 1 1\"></svg>".utf8)
        try own.write(to: icons.appendingPathComponent("shield-x.svg"))
        let library = SymbolLibrary(environment: ["XDG_DATA_HOME": home.path, "XDG_DATA_DIRS": "relative:/usr/share"])
        #expect(library.drawing(of: "xmark.shield") == own)
    }
}
