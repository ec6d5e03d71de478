// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

@testable import Snippets

struct WebSnippetTests {
    /// A library without icons, so that the fixtures do not depend on the version of the set.
    private let bare = WebSnippet(symbols: SymbolLibrary(dataDirectories: []))

    @Test func writesStatus() throws {
        try expectSnapshot(
            try bare.page(StatusSnippet.active.node(.hungarian), title: "Állapot", language: "hu"), "status.html")
    }

    @Test func writesControls() throws {
        let html = try bare.fragment(ControlsSnippet.node, language: "en", scheme: .dark, formAddress: "/run?a=1&b=2")
        #expect(!html.contains("<script") && !html.contains("javascript:") && !html.contains("prefers-color-scheme"))
        #expect(html.contains("rgb") && html.contains("aria-checked=\"true\"") && html.contains("value=\"0.6\""))
        #expect(html.contains("data-beckon-action=\"Office.Toggle\""))
        #expect(html.contains("action=\"/run?a=1&amp;b=2\""))
        try expectSnapshot(html, "controls.html")
    }

    @Test func escapesEverything() throws {
        let attack = "\"><script>alert('x')</script>&"
        var style = TextStyle()
        style.font = FontValue(size: 12, family: attack)
        style.link = "https://example.org/\"onclick=\"alert(1)"
        let node = column(
            text(attack).modifier(.textStyle(style)).modifier(.accessibilityLabel(attack)),
            .image(ImageNode(source: .symbol(attack), label: attack)), text("a").foreground(attack),
            .button(ButtonNode(label: text(attack), action: ActionReference(action: attack))))
        let html = try bare.page(node, title: attack, language: attack)
        #expect(!html.contains("<script") && !html.contains("\"onclick"))
        #expect(html.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"))
    }

    @Test func writesNoControlCharacters() throws {
        let attack = "a\u{1B}]0;title\u{7}\u{0}\u{9B}31m\u{7F}\tb\nc"
        let node = column(
            text(attack).modifier(.accessibilityLabel(attack)),
            .button(ButtonNode(label: text(attack), action: ActionReference(action: attack))))
        let html = try bare.page(node, title: attack, language: attack)
        let controls = html.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(Set(controls) == ["\t", "\n"])
        #expect(html.contains("a\u{FFFD}]0;title\u{FFFD}\u{FFFD}\u{FFFD}31m\u{FFFD}\tb\nc"))
    }

    @Test(arguments: [(true, "-8px"), (false, "-4px")])
    func placesStrokes(isInside: Bool, offset: String) throws {
        let shape = ShapeNode(
            kind: .circle, stroke: .named("red", opacity: 1), lineWidth: 8, strokesInside: isInside)
        let page = try bare.page(.shape(shape), title: "a", language: "en")
        #expect(page.contains("outline:8px solid rgb(var(--b-red));outline-offset:\(offset)"))
    }

    @Test func writesFromTheRight() throws {
        let html = try bare.fragment(text("مرحبا"), language: "ar")
        #expect(html.contains("lang=\"ar\" dir=\"rtl\""))
    }

    @Test func describesImages() throws {
        let described = SnippetNode.image(ImageNode(source: .symbol("star")))
            .modifier(.accessibilityLabel("Favourite"))
        #expect(try bare.fragment(described, language: "en").contains("role=\"img\" aria-label=\"Favourite\""))
        let decoration = SnippetNode.image(ImageNode(source: .symbol("star")))
        #expect(try bare.fragment(decoration, language: "en").contains("aria-hidden=\"true\""))
    }

    struct Drawing: CustomTestStringConvertible {
        var name: String
        var inside: String
        var isPlain: Bool
        var testDescription: String { name }
    }

    @Test(arguments: [
        Drawing(name: "path", inside: "<path d=\"M0 0\"/>", isPlain: true),
        Drawing(name: "group", inside: "<g fill=\"none\">\n <circle r=\"1\"/></g>", isPlain: true),
        Drawing(name: "script", inside: "<script>alert(1)</script>", isPlain: false),
        Drawing(name: "handler", inside: "<path onload=\"alert(1)\" d=\"\"/>", isPlain: false),
        Drawing(name: "reference", inside: "<use href=\"https://example.org\"/>", isPlain: false),
        Drawing(name: "address", inside: "<path fill=\"url(https://example.org)\"/>", isPlain: false),
        Drawing(name: "text", inside: "<path d=\"\"/>text", isPlain: false),
    ])
    func inlinesOnlyPlainShapes(_ drawing: Drawing) {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\">\(drawing.inside)</svg>"
        #expect((InlineIcon(svg: Data(svg.utf8)) != nil) == drawing.isPlain)
    }
}
