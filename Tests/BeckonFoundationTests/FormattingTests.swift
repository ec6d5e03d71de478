// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BeckonFoundation

/// Values inside texts, as the locale of the reader writes them.
struct FormattingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let value: String.LocalizationValue
        let locale: String
        let text: String
        init(_ name: String, _ value: String.LocalizationValue, _ locale: String, _ text: String) {
            testDescription = name
            self.value = value
            self.locale = locale
            self.text = text
        }
    }

    static let day = Date(timeIntervalSince1970: 1_785_229_200)  // 2026-07-28T09:00:00Z

    static let cases = [
        Case("grouping", "\(1_234_567)", "en_US", "1,234,567"),
        Case("grouping in Hungarian", "\(1_234_567)", "hu_HU", "1\u{A0}234\u{A0}567"),
        Case("small and negative", "\(-12)", "de_DE", "-12"),
        Case("Arabic digits", "\(12)", "ar_EG", "١٢"),
        Case("double", "\(1.5)", "en_US", "1.500000"),
        Case("specifier", "\(1.256, specifier: "%.2lf")", "hu_HU", "1,26"),
        Case("zero padding", "\(7, specifier: "%03lld")", "en_US", "007"),
        Case("hexadecimal", "\(255, specifier: "%x")", "en_US", "ff"),
        Case("width", "[\("ab", specifier: "%5@")]", "en_US", "[   ab]"),
        Case("left", "[\("ab", specifier: "%-5@")]", "en_US", "[ab   ]"),
        Case("format style", "\(0.25, format: .percent)", "en_US", "25%"),
        Case(
            "date and time zone", "\(day, format: .dateTime.hour().minute())", "hu_HU", "11:00"),
        Case("resource", "\(LocalizedStringResource("in \(1000)"))", "en_US", "in 1,000"),
        Case("percent sign beside a value", "100% \("x")", "en_US", "100% x"),
        Case("unsigned", "\(UInt64.max)", "en_US", "18,446,744,073,709,551,615"),
        Case("a specifier in a value stays", "\("%@ %d")", "en_US", "%@ %d"),
        Case("one digit, the region's separators", "\(1234.5, specifier: "%.1f")", "de_AT", "1.234,5"),
    ]

    @Test(arguments: cases)
    func text(_ item: Case) throws {
        let language = String(item.locale.prefix { $0 != "_" })
        let context = LocalizationContext(
            languages: [language], localeIdentifier: item.locale, timeZoneIdentifier: "Europe/Budapest")
        let folder = FileManager.default.temporaryDirectory
        let tables = StringTables(folders: [folder], developmentLanguage: language)
        let renderer = FormatRenderer(
            entry: StringEntry(item.value.key), arguments: item.value.arguments, context: context,
            language: tables.chain(for: [language]).first ?? "en")
        #expect(renderer.render() == item.text)
    }

    @Test(arguments: [("de", "de_AT", "im Juli"), ("hu", "hu_HU", "in July"), ("en", "de_DE", "in July")])
    func datesFollowTheTextsLanguage(language: String, locale: String, text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let project = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\"in %@\" = \"im %@\";".utf8).write(to: project.appending(path: "Localizable.strings"))
        let resource = LocalizedStringResource(
            "in \(Self.day, format: .dateTime.month(.wide))", bundle: .atURL(folder))
        let context = LocalizationContext(languages: [language], localeIdentifier: locale)
        #expect(resource.resolved(in: context) == text)
    }

    @Test func keysCarryTheSpecifiersOfTheirValues() {
        let value: String.LocalizationValue =
            "\("s") \(1) \(Int32(1)) \(UInt(1)) \(UInt8(1)) \(1.0) \(Float(1)) \(2, specifier: "%02d") 5%"
        #expect(value.key == "%@ %lld %d %llu %u %lf %f %02d 5%%")
    }

    @Test func theRequestDecides() {
        let hungarian = LocalizationContext(languages: ["hu"], localeIdentifier: "hu_HU")
        let text = Localization.$current.withValue(hungarian) {
            String(localized: "\(1.5, specifier: "%.1f")", locale: Locale(identifier: "de_DE"))
        }
        #expect(text == "1,5")
    }

    @Test func resourcesSurviveCoding() throws {
        let resource = LocalizedStringResource(
            "k", defaultValue: "\(1) \("a") \(2.5) \(LocalizedStringResource("x"))", table: "T",
            locale: Locale(identifier: "hu_HU"), bundle: .atURL(URL(filePath: "/tmp/x")))
        let copy = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
    }

    @Test func equalityOfFormattedValues() {
        let percent: String.LocalizationValue = "\(0.5, format: .percent)"
        let same: String.LocalizationValue = "\(0.5, format: .percent)"
        let other: String.LocalizationValue = "\(0.6, format: .percent)"
        #expect(percent == same)
        #expect(percent != other)
        #expect(percent.hashValue == same.hashValue)
    }
}
