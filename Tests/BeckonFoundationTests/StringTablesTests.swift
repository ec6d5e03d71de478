// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BeckonFoundation

/// Texts of each kind of table, as a person of each language reads them.
struct StringTablesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let value: String.LocalizationValue
        let language: String
        let text: String
        init(_ name: String, _ value: String.LocalizationValue, _ language: String, _ text: String) {
            testDescription = name
            self.value = value
            self.language = language
            self.text = text
        }
    }

    static let cases = [
        Case("bare words in a strings file", "plain", "en", "Bare"),
        Case("a moved value", "order \("a") \("b")", "hu", "b után a"),
        Case("the same value in order", "order \("a") \("b")", "en", "a before b"),
        Case("falls back to the development language", "english only", "hu", "Only in English"),
        Case("a missing key shows itself", "No table has 100% of this", "hu", "No table has 100% of this"),
        Case("a missing key with values shows them", "missing \(3) of 100%", "hu", "missing 3 of 100%"),
        Case("an untranslated string of a catalog", "Untranslated", "ru", "Untranslated"),
        Case("stringsdict one", "\(1) files in \(1) folders", "en", "1 file in one folder"),
        Case("stringsdict other", "\(2) files in \(5) folders", "en", "2 files in 5 folders"),
        Case("stringsdict zero in English", "\(0) files in \(1) folders", "en", "Nothing in one folder"),
        Case("catalog one", "\(1) servers", "en", "1 server"),
        Case("catalog other", "\(1234) servers", "en", "1,234 servers"),
        Case("catalog without forms in Hungarian", "\(1) servers", "hu", "1 kiszolgáló"),
        Case("catalog one in Russian", "\(21) servers", "ru", "21 сервер"),
        Case("catalog few in Russian", "\(3) servers", "ru", "3 сервера"),
        Case("catalog many in Russian", "\(11) servers", "ru", "11 серверов"),
        Case("catalog substitutions", "\("Eve") has \(1) apples and \(2) pears", "en", "Eve has 1 apple and 2 pears"),
        Case("catalog variation by device", "tap", "en", "Click"),
    ]

    @Test(arguments: cases)
    func text(_ item: Case) throws {
        #expect(try FixtureApp.text(item.value, in: item.language) == item.text)
    }

    struct KeyCase: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let language: String
        let text: String
    }

    @Test(arguments: [
        KeyCase(testDescription: "UTF-8 with escapes", language: "en", text: "Hello \"Eve\"\n"),
        KeyCase(testDescription: "UTF-8 of another language", language: "hu-HU", text: "Szia, „Eve”\n"),
        KeyCase(testDescription: "UTF-16 without a mark", language: "ru", text: "Привет, Eve"),
        KeyCase(testDescription: "UTF-16 with a mark", language: "pt", text: "Olá, Eve"),
    ])
    func keyApartFromItsDefault(_ item: KeyCase) throws {
        let resource = LocalizedStringResource(
            "greeting", defaultValue: "Hi \("Eve")", bundle: try FixtureApp.bundle())
        let context = LocalizationContext(languages: [item.language], localeIdentifier: "en")
        #expect(resource.resolved(in: context) == item.text)
    }

    @Test func setOfPhrases() throws {
        let phrase = LocalizedStringResource(
            "Toggle ${applicationName}", table: "AppShortcuts", bundle: try FixtureApp.bundle())
        let hungarian = LocalizationContext(languages: ["hu"], localeIdentifier: "hu_HU")
        #expect(
            phrase.alternatives(in: hungarian) == [
                "Kapcsold a ${applicationName}t", "${applicationName} be vagy ki",
            ])
    }

    @Test func otherTable() throws {
        #expect(try FixtureApp.text("CFBundleDisplayName", in: "hu", table: "InfoPlist") == "Galéria")
    }

    @Test(arguments: ["\"a\" = \"b\"", "just words here", "(a, list)"])
    func brokenStringsFileIsNamed(text: String) {
        let error = #expect(throws: StringTableError.self) {
            try StringsFile.parse(Data(text.utf8), file: "Broken.strings")
        }
        #expect(error?.file == "Broken.strings")
    }

    @Test func brokenCatalogIsNamed() {
        #expect(throws: StringTableError.self) { try StringCatalog(Data("{}".utf8), file: "Broken.xcstrings") }
    }
}
