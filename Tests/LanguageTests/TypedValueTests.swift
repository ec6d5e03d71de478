// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

@testable import Language

@Suite struct TypedValueTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var text: String
        var type: ValueType
        var value: IntentValue?
        var locale = "en_US"
        var minimum: Double?
        var maximum: Double?
        var unit: String?
        var testDescription: String { "\(text) in \(locale)" }
    }

    /// More digits than any number has.
    private static let endlessHours = "\(String(repeating: "9", count: 400)) h"

    @Test(arguments: [
        Example(text: "7", type: .integer, value: .integer(7)),
        Example(text: "7.5", type: .integer),
        Example(text: "-3", type: .integer, value: .integer(-3)),
        Example(text: "0", type: .integer, minimum: 1),
        Example(text: "11", type: .integer, maximum: 10),
        Example(text: "10", type: .integer, value: .integer(10), maximum: 10),
        Example(text: "9007199254740993", type: .integer, value: .integer(9_007_199_254_740_993)),
        Example(text: "1.5", type: .number, value: .number(1.5)),
        Example(text: "1,5", type: .number),
        Example(text: "1,5", type: .number, value: .number(1.5), locale: "hu_HU"),
        Example(text: "1.5", type: .number, value: .number(1.5), locale: "es_ES"),
        Example(text: "1.500,5", type: .number, locale: "es_ES"),
        Example(text: "nan", type: .number),
        Example(text: "yes", type: .boolean, value: .boolean(true)),
        Example(text: "Да", type: .boolean, value: .boolean(true), locale: "ru_RU"),
        Example(text: "nem", type: .boolean, value: .boolean(false), locale: "hu_HU"),
        Example(text: "si", type: .boolean, value: .boolean(true), locale: "es_ES"),
        Example(text: "on", type: .boolean, value: .boolean(true), locale: "hu_HU"),
        Example(text: "0", type: .boolean, value: .boolean(false)),
        Example(text: "maybe", type: .boolean),
        Example(text: "90", type: .duration, value: .duration(90)),
        Example(text: "1:30", type: .duration, value: .duration(90)),
        Example(text: "1:00:05", type: .duration, value: .duration(3605)),
        Example(text: "2h 5min", type: .duration, value: .duration(7500)),
        Example(text: "1,5 óra", type: .duration, value: .duration(5400), locale: "hu_HU"),
        Example(text: "1h30m", type: .duration, value: .duration(5400)),
        Example(text: "-90", type: .duration, value: .duration(-90)),
        Example(text: "--90", type: .duration),
        Example(text: "", type: .duration),
        Example(text: "1:75", type: .duration),
        Example(text: "5 parsecs", type: .duration),
        Example(text: Self.endlessHours, type: .duration),
        Example(
            text: "5 km", type: .measurement(dimension: "UnitLength"), value: .measurement(.init(value: 5, unit: "km"))),
        Example(text: "5", type: .measurement(dimension: "UnitLength")),
        Example(
            text: "5", type: .measurement(dimension: "UnitLength"), value: .measurement(.init(value: 5, unit: "km")),
            unit: "km"),
        Example(
            text: "5 m", type: .measurement(dimension: "UnitLength"), value: .measurement(.init(value: 5, unit: "m")),
            unit: "km"),
        Example(
            text: "1,5", type: .measurement(dimension: "UnitLength"),
            value: .measurement(.init(value: 1.5, unit: "km")), locale: "hu_HU", unit: "km"),
        Example(
            text: "12.50 eur", type: .currencyAmount,
            value: .currencyAmount(.init(amount: 12.5, currencyCode: "EUR"))),
        Example(text: "12.50", type: .currencyAmount),
        Example(text: "https://example.org", type: .url, value: .url(URL(string: "https://example.org")!)),
        Example(text: "example.org", type: .url, value: .url(URL(string: "https://example.org")!)),
        Example(text: "example", type: .url),
        Example(text: "tomorrow", type: .date, value: .string("tomorrow")),
        Example(text: "Anna", type: .entity("Person"), value: .string("Anna")),
    ])
    func reads(_ example: Example) {
        let typed = TypedValue(
            words: .of([example.locale]), locale: example.locale, directory: URL(fileURLWithPath: "/"))
        let descriptor = ParameterDescriptor(
            name: "it", title: "It", type: example.type, minimum: example.minimum, maximum: example.maximum,
            defaultUnit: example.unit)
        let value = try? typed.element(example.text, of: descriptor)
        #expect(value == example.value)
    }

    @Test func findsAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("x".utf8).write(to: folder.appending(path: "note.txt"))
        let typed = TypedValue(words: .english, locale: "en_US", directory: folder)
        let descriptor = ParameterDescriptor(name: "file", title: "File", type: .file(contentTypes: []))

        guard case .file(let file) = try typed.element("note.txt", of: descriptor) else {
            Issue.record("no file")
            return
        }
        #expect(file.filename == "note.txt")
        #expect(file.content == .data(Data("x".utf8)))
        #expect(throws: ValueProblem.self) { try typed.element("other.txt", of: descriptor) }
        #expect(throws: ValueProblem.self) { try typed.element(".", of: descriptor) }
    }
}
