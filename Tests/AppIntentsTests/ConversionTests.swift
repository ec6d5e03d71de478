// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import IntentsClient5

@Suite struct ConversionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let parameter: String
        let given: IntentValue
        /// Nil: it is refused.
        let becomes: IntentValue?

        init(_ parameter: String, _ given: IntentValue, _ becomes: IntentValue?) {
            self.parameter = parameter
            self.given = given
            self.becomes = becomes
        }

        var testDescription: String { "\(parameter) from \(given)" }
    }

    static let noon = Date(timeIntervalSince1970: 1_785_229_200)
    static let nothing = IntentValue.none

    static func length(_ value: Double, _ unit: String) -> IntentValue {
        .measurement(MeasurementValue(value: value, unit: unit))
    }

    static func transport(_ raw: String, _ title: String) -> IntentValue {
        .enumeration(EnumValue(type: "Transport", rawValue: raw, title: title))
    }

    static let simple: [Case] = [
        Case("bare", .string("yes"), .boolean(true)), Case("bare", .integer(0), .boolean(false)),
        Case("bare", .string("perhaps"), nil), Case("bare", nothing, nothing),
        Case("number", .integer(3), .number(3)), Case("number", .string(" 2.5 "), .number(2.5)),
        Case("number", .number(11), nil), Case("number", .number(-0.5), nil), Case("number", .string("many"), nil),
        Case("number", nothing, nil), Case("text", .integer(4), .string("4")),
        Case("styled", .string("bold"), .string("bold")), Case("described", .integer(5), .integer(5)),
        Case("described", .integer(6), nil), Case("even", .string("a pair"), .integer(2)),
        Case("even", .string("4"), .integer(4)),
    ]

    static let times: [Case] = [
        Case("date", .string("2026-07-28T09:00:00Z"), .date(noon)),
        Case("date", .string("2026-07-28"), .date(noon.addingTimeInterval(-9 * 3600))),
        Case("date", .string("2026-07-28 09:00"), .date(noon)), Case("date", .string("tomorrow-ish"), nil),
        Case("date", .string("2026-13-01"), nil),
        Case("time", .string("09:30"), .dateComponents(DateComponents(hour: 9, minute: 30))),
        Case("time", .string("25:00"), nil),
    ]

    static let structured: [Case] = [
        Case("address", .string("https://example.org/a"), URL(string: "https://example.org/a").map { .url($0) }),
        Case("address", .string("example.org"), URL(string: "https://example.org").map { .url($0) }),
        Case("address", .string(""), nil), Case("length", .string("5 mi"), length(5, "mi")),
        Case("length", .string("5"), length(5, "km")), Case("length", .integer(7), length(7, "km")),
        Case("length", length(2, "m"), length(2, "m")), Case("length", .string("5 kg"), nil),
        Case("length", .string("-1 km"), nil),
        Case("price", .string("12.50 EUR"), .currencyAmount(CurrencyValue(amount: 12.5, currencyCode: "EUR"))),
        Case("price", .string("3 HUF"), nil), Case("price", .string("much"), nil),
        Case("person", .string("Ada"), .person(PersonValue(name: "Ada"))),
        Case("person", .string("a@b.org"), .person(PersonValue(name: "a@b.org", handle: "a@b.org"))),
        Case("transport", .string("wg"), transport("wg", "WireGuard")),
        Case("transport", .string("openvpn"), transport("ovpn", "OpenVPN")),
        Case("transport", .string("nothing"), nil), Case("transport", .string("carrier pigeon"), nil),
    ]

    static let lists: [Case] = [
        Case("words", .string("one"), .array([.string("one")])), Case("words", .array([]), .array([])),
        Case("pair", .array([.integer(1), .string("2")]), .array([.integer(1), .integer(2)])),
        Case("pair", .array([.integer(1)]), nil),
        Case("tags", .array([.integer(1), .integer(2), .integer(1)]), nil),
        Case("numbers", .array([.integer(3), .integer(3)]), .array([.integer(3)])),
        Case("colour", .string("Red"), .string("#f00")), Case("colour", .string("#00f"), .string("#00f")),
    ]

    @Test(arguments: simple + times + structured + lists)
    func converts(_ item: Case) async throws {
        let intent = AllParameters()
        let parameter = try #require(
            IntentReflection.parameters(of: intent).first { $0.name == item.parameter }
        ).parameter
        await serving(ConversationTwin()) {
            do {
                try await parameter.assign(item.given)
                #expect(parameter.intentValue == item.becomes)
                #expect(parameter.state == .set)
            } catch {
                #expect(item.becomes == nil, "\(error)")
                #expect(error is ParameterProblem)
                #expect(parameter.state == .unset)
            }
        }
    }

    @Test func defaults() {
        let intent = AllParameters()
        #expect(intent.number == 1.5)
        #expect(intent.words == ["a"])
        #expect(intent.described == 3)
        #expect(intent.wait == Measurement(value: 30, unit: .minutes))
        #expect(intent.text == nil)
        #expect(intent.$number.valueState == .unset)
        intent.$text.wrappedValue = nil
        #expect(intent.$text.valueState == .set(nil))
    }

    @Test func copiesShareTheirValues() {
        let intent = AllParameters()
        let copy = intent
        copy.text = "both"
        #expect(intent.text == "both")
    }

    @Test func files() async throws {
        let intent = AllParameters()
        let picture = FileValue(filename: "a.png", contentType: "public.png", content: .data(Data([1, 2])))
        try await intent.$picture.assign(.file(picture))
        #expect(intent.picture?.data == Data([1, 2]))
        #expect(intent.picture?.type == .png)
        #expect(intent.$picture.intentValue == .file(picture))
        let text = FileValue(filename: "a.txt", contentType: nil, content: .data(Data()))
        await #expect(throws: ParameterProblem.self) { try await intent.$picture.assign(.file(text)) }
        await #expect(throws: ParameterProblem.self) { try await intent.$files.assign(.string("/nowhere/at/all")) }
        try await intent.$files.assign(.string(#filePath))
        #expect(intent.files?.first?.fileURL?.path == #filePath)
    }
}
