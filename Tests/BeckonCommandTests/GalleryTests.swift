// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The real program on an app made with the SDK.
struct GalleryTests {
    @Test func speaksThePersonsLanguage() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        try await desk.installGallery()

        let english = try await desk.run(["run", "Gallery.Greet", "--name", "Anna"])
        #expect(english.output == "Hello, Anna. You came once.\n")
        let hungarian = try await desk.run(["run", "--locale", "hu", "Gallery.Greet", "--name", "Anna"])
        #expect(hungarian.output.hasPrefix("Szia, Anna."))
        let closed = try await desk.run(["run", "Gallery.VisitAtNight"], locale: "hu_HU.UTF-8")
        #expect(closed.code == 1)
        #expect(closed.error.hasPrefix("Gallery: A galéria"))

        let help = try await desk.run(["run", "Greet", "--help"])
        #expect(help.output.contains("--visits  Visits: whole number, default 1, 1–100"))
        let shown = try await desk.run(["action", "show", "--json", "Gallery.Paint"])
        let action = try JSONValue(parsing: Data(shown.output.utf8)).required("action")
        #expect(action[key: "enums"]?.arrayValue?.first?[key: "cases"]?.arrayValue?.count == 3)
        let misspelt = try await desk.run(["run", "Gallery.Paint", "--colr", "red"])
        #expect(misspelt.code == 2)
        #expect(misspelt.error.contains("color"))
    }

    @Test func drawsSnippets() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        try await desk.installGallery()
        let picture = desk.home.appending(path: "card.png")
        let page = desk.home.appending(path: "card.html")

        let run = try await desk.run([
            "run", "--json", "--snippet", picture.path, "Gallery.ShowCard", "--text", "Üdv <b>",
        ])
        let document = try JSONValue(parsing: Data(run.output.utf8))
        #expect(document[key: "snippetFile"] == .string(picture.path))
        #expect(document[key: "snippet"] != nil)
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))

        let light = try Data(contentsOf: picture)
        _ = try await desk.run([
            "run", "--appearance", "dark", "--snippet", picture.path, "Gallery.ShowCard", "--text", "Üdv <b>",
        ])
        #expect(try Data(contentsOf: picture) != light)

        let drawn = try await desk.run(["run", "--snippet", page.path, "Gallery.ShowCard", "--text", "Üdv <b>"])
        #expect(drawn.output.contains("Üdv <b>"))
        #expect(!drawn.output.contains("\u{1B}"))
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains("Üdv &lt;b&gt;"))
        #expect(!html.contains("<script"))

        let lost = try await desk.run(["run", "--json", "--snippet", "/nowhere/card.png", "Gallery.ShowCard"])
        #expect(lost.code == 9)
        #expect(lost.error.contains("“/nowhere/card.png” could not be written"))
        // The action has run: what came of it is not lost with the picture.
        let told = try JSONValue(parsing: Data(lost.output.utf8))
        #expect(told[key: "snippet"] != nil)
        #expect(told[key: "exitCode"] == 9)
        #expect(told[key: "failure"]?[key: "code"] == "unavailable")
    }

    /// A program that was copied without its companion cannot draw pictures; the action has run nevertheless.
    @Test func tellsAPictureThatCannotBeDrawn() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        try await desk.installGallery()
        let run = try await desk.shell(
            """
            cp "$0" "$HOME/lone"
            exec "$HOME/lone" run --json --snippet "$HOME/card.png" Gallery.ShowCard --text a
            """)
        #expect(run.code == 9)
        let told = try JSONValue(parsing: Data(run.output.utf8))
        #expect(told[key: "snippet"] != nil)
        #expect(told[key: "snippetFile"] == nil)
        #expect(told[key: "failure"]?[key: "code"] == "notDrawn", "\(run)")
    }

    /// Values of enums are offered from what is known, without a process.
    @Test func completesParametersAndTheirValues() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        try await desk.installGallery()
        func offers(_ words: String...) async throws -> [String] {
            let run = try await desk.run(["--complete", "\(words.count)", "beckon"] + words)
            return run.output.split(separator: "\n").map(String.init)
        }
        #expect(try await offers("run", "Gallery.Pa") == ["Gallery.Paint"])
        #expect(try await offers("run", "Gallery.Paint", "") == ["--color", "--medium"])
        #expect(try await offers("run", "Gallery.Paint", "--color", "") == ["red", "green", "blue"])
        #expect(try await offers("run", "Gallery.Paint", "--color", "=", "g") == ["green"])
        #expect(try await offers("run", "Gallery.Paint", "--color", "red", "--") == ["--medium"])
        #expect(try await offers("run", "Gallery.EveryParameter", "--flag", "t") == ["true"])
        #expect(try await offers("run", "Gallery.EveryParameter", "--file", "") == ["/files"])
        #expect(try await offers("run", "Gallery.Nothing", "").isEmpty)
    }
}
