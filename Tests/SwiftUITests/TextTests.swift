// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SwiftUI
import Testing

/// What texts come to.
@MainActor
struct TextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: Text
        let runs: [TextNode.Run]

        init(_ name: String, _ text: Text, _ runs: TextNode.Run...) {
            testDescription = name
            self.text = text
            self.runs = runs
        }
    }

    nonisolated private static func run(_ string: String, _ change: (inout TextStyle) -> Void) -> TextNode.Run {
        var style = TextStyle()
        change(&style)
        return TextNode.Run(string, style: style)
    }

    nonisolated private static let name = "a*b*_c_"
    nonisolated private static let date = Date(timeIntervalSinceReferenceDate: 8 * 3600 + 23 * 60)
    nonisolated private static let attributed: AttributedString = {
        var string = AttributedString("plain ")
        var word = AttributedString("styled")
        word.font = .title
        word.foregroundColor = .red
        word.underlineStyle = .single
        word.link = URL(string: "https://example.org")
        string.append(word)
        return string
    }()

    nonisolated static let cases: [Case] = [
        Case("verbatim keeps Markdown", Text(verbatim: "**a**"), .init("**a**")),
        Case("a string keeps Markdown", Text(String("**a**")), .init("**a**")),
        Case("a substring", Text("abc".dropFirst()), .init("bc")),
        Case("nothing has no runs", Text("")),
        Case("bold", Text("**a** b"), run("a") { $0.isBold = true }, .init(" b")),
        Case("italic", Text("*a* _b_"), run("a") { $0.isItalic = true }, .init(" "), run("b") { $0.isItalic = true }),
        Case(
            "both", Text("***a***"),
            run("a") {
                $0.isBold = true
                $0.isItalic = true
            }),
        Case(
            "italic in bold", Text("**a *b***"), run("a ") { $0.isBold = true },
            run("b") {
                $0.isBold = true
                $0.isItalic = true
            }),
        Case("code keeps stars", Text("`a*b*`"), run("a*b*") { $0.isMonospaced = true }),
        Case("strikethrough", Text("~~a~~"), run("a") { $0.isStruckThrough = true }),
        Case("link", Text("[a](https://b.org)"), run("a") { $0.link = "https://b.org" }),
        Case("bare link", Text("<https://b.org>"), run("https://b.org") { $0.link = "https://b.org" }),
        Case("escaped", Text(#"\*a\*"#), .init("*a*")),
        Case(
            "lone delimiters", Text("2 * 3 * 4, snake_case_name, a ~ b, [x], <y"),
            .init("2 * 3 * 4, snake_case_name, a ~ b, [x], <y")),
        Case("an argument is no Markdown", Text("**\(name)** x"), run("a*b*_c_") { $0.isBold = true }, .init(" x")),
        Case("a percent sign", Text("100% of \(name)"), .init("100% of a*b*_c_")),
        Case("numbers", Text("\(1234) \(2.5, specifier: "%.1f")"), .init("1,234 2.5")),
        Case("format", Text("\(0.5, format: .percent)"), .init("50%")),
        Case("value with format", Text(1234.5, format: .number), .init("1,234.5")),
        Case(
            "a text in a text", Text("a \(Text("b").bold()) c").italic(), run("a ") { $0.isItalic = true },
            run("b") {
                $0.isBold = true
                $0.isItalic = true
            }, run(" c") { $0.isItalic = true }),
        Case(
            "joined", Text("a").bold() + Text("b") + Text("c").bold(false), run("a") { $0.isBold = true }, .init("b"),
            run("c") { $0.isBold = false }),
        Case(
            "the innermost style stays", Text("a").font(.title).font(.body),
            run("a") { $0.font = FontValue(textStyle: .title) }),
        Case(
            "all styles",
            Text("a").font(.system(size: 12, weight: .heavy, design: .serif).italic().monospacedDigit())
                .fontWeight(.black).bold().italic().monospaced().underline().strikethrough().tracking(2)
                .foregroundStyle(.secondary),
            run("a") {
                $0.font = FontValue(size: 12, weight: .heavy, design: .serif, isItalic: true)
                $0.weight = .black
                $0.isBold = true
                $0.isItalic = true
                $0.isMonospaced = true
                $0.hasMonospacedDigits = true
                $0.isUnderlined = true
                $0.isStruckThrough = true
                $0.tracking = 2
                $0.color = .name("secondary")
            }),
        Case(
            "attributed", Text(attributed), .init("plain "),
            run("styled") {
                $0.font = FontValue(textStyle: .title)
                $0.color = .name("red")
                $0.isUnderlined = true
                $0.link = "https://example.org"
            }),
        Case("time", Text(date, style: .time), .init("8:23\u{202F}AM")),
        Case("date", Text(date, style: .date), .init("January 1, 2001")),
        Case("relative", Text(date, style: .relative), .init("8 hr, 23 min")),
        Case("offset", Text(date, style: .offset), .init("+8 hours")),
        Case("timer", Text(date, style: .timer), .init("8:23:00")),
        Case("timer interval", Text(timerInterval: date.addingTimeInterval(-86400)...date), .init("8:23:00")),
        Case("resource", Text(LocalizedStringResource("*a*")), run("a") { $0.isItalic = true }),
    ]

    @Test(arguments: cases) func runs(testCase: Case) throws {
        let node = try lower(testCase.text)
        #expect(node == .text(TextNode(runs: testCase.runs)))
    }

    @Test(arguments: [
        ("de_DE", "1.234,5", "08:23"), ("en_GB", "1,234.5", "08:23"), ("fr_FR", "1\u{202F}234,5", "08:23"),
    ])
    func writesAsTheLocaleDoes(locale: String, number: String, time: String) throws {
        #expect(try lower(Text(1234.5, format: .number), locale: locale) == .words(number))
        let node = try lower(Text(Self.date, style: .time), locale: locale)
        #expect(node == .words(time))
    }

    @Test func environmentLocaleComesFirst() throws {
        let view = Text("\(1234)").environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try lower(view) == .words("1.234"))
    }

    @Test func looksUpTheTable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let table = folder.appending(path: "de.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #""**%@** is on" = "%@ ist **an**";"#.write(to: table, atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let text = Text("**\("*VPN*")** is on", bundle: bundle)
        var bold = TextStyle()
        bold.isBold = true
        #expect(
            try lower(text, locale: "de_DE")
                == .text(TextNode(runs: [.init("*VPN* ist "), .init("an", style: bold)])))
    }

    @Test(arguments: ["a*b", "_", "[x](y)", #"\"#, "`~<>"])
    func unbalancedMarkdownNeverLosesText(text: String) throws {
        let node = try lower(Text("\(text)|\(text)"))
        #expect(node == .words("\(text)|\(text)"))
    }
}
