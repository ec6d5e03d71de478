// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct ArgumentReaderTests {
    private static let action = ActionDescriptor(
        identifier: "A", title: "Sample",
        parameters: [
            ParameterDescriptor(name: "isOn", title: "On", type: .boolean, booleanNames: ["lit", "dark"]),
            ParameterDescriptor(name: "count", title: "Count", type: .integer, minimum: 1, maximum: 10),
            ParameterDescriptor(name: "ratio", title: "Ratio", type: .number, maximum: 1),
            ParameterDescriptor(name: "serverName", title: "The Server", type: .entity("Server")),
            ParameterDescriptor(name: "color", title: "Color", type: .enumeration("Color")),
            ParameterDescriptor(name: "tags", title: "Tags", type: .array(.string), maximumCount: 2),
            ParameterDescriptor(name: "wait", title: "Wait", type: .duration),
            ParameterDescriptor(name: "length", title: "Length", type: .measurement(dimension: "UnitLength")),
            ParameterDescriptor(name: "price", title: "Price", type: .currencyAmount),
            ParameterDescriptor(name: "page", title: "Page", type: .url),
            ParameterDescriptor(name: "file", title: "File", type: .file(contentTypes: [])),
        ])

    /// More digits than any number has.
    private static let digits = String(repeating: "9", count: 400)
    private static let endlessWait = JSONValue.string("\(digits)h")
    private static let endlessLength = JSONValue.string("\(digits) km")

    private static let catalogue = AppCatalogue(enums: [
        EnumDescriptor(
            identifier: "Color", title: "Color",
            cases: [
                .init(rawValue: "red", display: .init(title: "Rouge", synonyms: ["crimson"])),
                .init(rawValue: "green", display: .init(title: "Vert")),
            ])
    ])

    private let reader = ArgumentReader(action, in: catalogue, for: StandInHost.context, readsPaths: true)

    @Test(
        arguments: [
            ("isOn", "yes", true), ("isOn", "off", false), ("isOn", "Lit", true), ("isOn", "dark", false),
            ("is-on", "true", true), ("On", "1", true), ("count", "7", 7), ("ratio", "0.25", 0.25),
            ("server-name", "oslo", "oslo"), ("The Server", "oslo", "oslo"), ("SERVERNAME", "oslo", "oslo"),
            ("color", "red", "red"), ("color", "ROUGE", "red"), ("color", "Crimson", "red"), ("color", "vert", "green"),
            ("tags", "a", ["a"]), ("tags", ["a", "b"], ["a", "b"]), ("wait", "90", 90.0), ("wait", "1h30m", 5400.0),
            ("wait", "45 s", 45.0), ("length", "5 km", ["value": 5.0, "unit": "km"]),
            ("price", "12.50 eur", ["amount": "12.5", "currencyCode": "EUR"]), ("count", 3, 3),
            ("page", "https://example.org/a", "https://example.org/a"),
        ] as [(String, JSONValue, JSONValue)])
    func textBecomesAValue(name: String, given: JSONValue, expected: JSONValue) throws {
        #expect(try Array(reader.read([name: given]).values) == [expected])
    }

    @Test(
        arguments: [
            ("isOn", "maybe", "lit or dark"), ("count", "many", "not a number"), ("count", "1.5", "not a whole number"),
            ("count", "11", "the most is 10"),
            ("count", "0", "the least is 1"), ("count", 99, "99 is too much: the most is 10"),
            ("count", ["1", "2"], "takes one value"),
            ("ratio", "nan", "a number"), ("color", "blue", "red, green"), ("tags", ["a", "b", "c"], "at most 2"),
            ("wait", "soon", "90, 1:30"), ("length", "5", "5 km"), ("file", "/nonexistent/file", "no readable file"),
            ("colour", "red", "Did you mean color"), ("nonsense", "x", "It takes isOn"), ("isOn", [:], "true or false"),
            ("wait", Self.endlessWait, "90, 1:30"), ("length", Self.endlessLength, "5 km"),
            ("count", true, "takes a value"), ("tags", true, "takes a value"), ("page", true, "takes a value"),
        ] as [(String, JSONValue, String)])
    func whatDoesNotFitIsRefusedWithAReason(name: String, given: JSONValue, says: String) {
        let failure = #expect(throws: ActionFailure.self) { try reader.read([name: given]) }
        #expect(failure?.code == .invalidValue)
        #expect(failure?.parameter == name)
        #expect(failure?.message.contains(says) == true, "\(failure?.message ?? "")")
    }

    @Test(arguments: [
        ("en_GB", "“many” is not a number", "has no parameter"),
        ("es_ES", "«many» no es un número", "ningún parámetro"),
        ("hu_HU", "Ez nem szám: „many”", "nincs ilyen paramétere"), ("ru_RU", "«many» — не число", "нет параметра"),
    ])
    func whatIsWrongIsSaidInThePersonsLanguage(locale: String, value: String, name: String) {
        let context = RequestContext(languages: [locale], locale: locale, timeZone: "UTC")
        let reader = ArgumentReader(Self.action, in: Self.catalogue, for: context, readsPaths: true)
        let wrongValue = #expect(throws: ActionFailure.self) { try reader.read(["count": "many"]) }
        #expect(wrongValue?.message.contains(value) == true, "\(wrongValue?.message ?? "")")
        let wrongName = #expect(throws: ActionFailure.self) { try reader.read(["other": "many"]) }
        #expect(wrongName?.message.contains(name) == true, "\(wrongName?.message ?? "")")
    }

    @Test func aNumberIsReadWithTheDecimalSignOfThePerson() throws {
        let context = RequestContext(languages: ["hu"], locale: "hu_HU", timeZone: "UTC")
        let reader = ArgumentReader(Self.action, in: Self.catalogue, for: context, readsPaths: true)
        #expect(try reader.read(["ratio": "0,25"]) == ["ratio": 0.25])
        #expect(try reader.read(["ratio": "0.25"]) == ["ratio": 0.25])
    }

    @Test func oneParameterUnderTwoNamesIsRefused() {
        let failure = #expect(throws: ActionFailure.self) { try reader.read(["server-name": "a", "serverName": "b"]) }
        #expect(failure?.message.contains("given twice") == true)
    }

    @Test func aFileIsHandedOverAsContent() throws {
        let folder = try TemporaryFolder()
        try Data("hello".utf8).write(to: folder.file("note.txt"))
        let value = try reader.read(["file": .string(folder.file("note.txt").path)])["file"]
        #expect(value == ["filename": "note.txt", "data": .string(Data("hello".utf8).base64EncodedString())])
    }
}
