// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import IntentDefinitions

/// The Swift of a definition, against the one that is kept.
struct WriterTests {
    static let fixtures = Bundle.module.bundleURL.appending(path: "Fixtures")
    static let lights = fixtures.appending(path: "Lights/Base.lproj/Lights.intentdefinition")

    @Test func sourceIsTheOneThatIsKept() throws {
        let outcome = BuilderProgram.run([Self.lights.path])
        #expect(outcome.messages == [])
        let kept = try String(contentsOf: Self.fixtures.appending(path: "Lights.swift.txt"), encoding: .utf8)
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = kept.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, (line, want)) in zip(lines, wanted).enumerated() where line != want {
            Issue.record("Line \(number + 1) is “\(line)”, not “\(want)”.")
            break
        }
        #expect(lines.count == wanted.count)
    }

    struct Text: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let literal: String
    }

    @Test(arguments: [
        Text(testDescription: "plain", text: "Order ${a}", literal: #""Order ${a}""#),
        Text(
            testDescription: "quotes and interpolation", text: #"a "b" \(exit(1))"#, literal: #""a \"b\" \\(exit(1))""#),
        Text(testDescription: "lines", text: "a\nb\tc\r", literal: #""a\nb\tc\r""#),
        Text(testDescription: "marks of direction", text: "a\u{202E}b\u{2028}", literal: #""a\u{202E}b\u{2028}""#),
        Text(testDescription: "other scripts", text: "日本 é", literal: #""日本 é""#),
    ])
    func literal(_ item: Text) { #expect(SwiftName.quoted(item.text) == item.literal) }

    @Test func phrasesOfEachLanguageByTheirPlaces() {
        var texts = TextTables()
        texts.add([nil: ["one"], "hu": ["egy", "kettő"], "es": []], for: "AIntent")
        #expect(texts.examples["AIntent"]?.map(\.text) == ["one", ""])
        #expect(texts.tables["hu"]?.values.sorted() == ["egy", "kettő"])
        #expect(texts.tables["es"]?.values.sorted() == ["", ""])
    }
}
