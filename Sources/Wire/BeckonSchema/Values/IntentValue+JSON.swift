// SPDX-License-Identifier: Apache-2.0
import Foundation

extension IntentValue {
    /// The value as it stands in `arguments` and `structuredContent`.
    package var json: JSONValue {
        switch self {
        case .none: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .date(let value): .string(value.formatted(Self.dateFormat))
        case .dateComponents(let value): value.json
        case .url(let value): .string(value.absoluteString)
        case .duration(let seconds): .number(seconds)
        case .measurement(let value): ["value": .number(value.value), "unit": .string(value.unit)]
        case .currencyAmount(let value):
            ["amount": .string("\(value.amount)"), "currencyCode": .string(value.currencyCode)]
        case .person(let value):
            .members([
                "name": .string(value.name), "handle": value.handle.map(JSONValue.string),
                "identifier": value.identifier.map(JSONValue.string),
            ])
        case .file(let value): value.json
        case .enumeration(let value): .string(value.rawValue)
        case .entity(let value): value.json
        case .array(let items): .array(items.map(\.json))
        }
    }

    /// Reads a value of a known type. Text offered for an entity, an enum or a date stays `.string`:
    /// the extension resolves it.
    /// - Throws: `SchemaError` that names what was expected.
    package init(json: JSONValue, as type: ValueType) throws {
        if json.isNull {
            self = .none
            return
        }
        switch type {
        case .array(let element):
            self = .array(try (json.arrayValue ?? [json]).map { try IntentValue(json: $0, as: element) })
        case .boolean: self = .boolean(try Self.need(json.boolValue, json, "true or false"))
        case .integer: self = .integer(try Self.need(json.intValue, json, "a whole number"))
        case .number: self = .number(try Self.need(json.doubleValue, json, "a number"))
        case .duration: self = .duration(try Self.need(json.doubleValue, json, "a number of seconds"))
        case .string, .attributedString: self = .string(try Self.need(json.stringValue, json, "text"))
        case .url:
            let text = try Self.need(json.stringValue, json, "a URL")
            self = .url(try Self.need(URL(string: text), json, "a URL"))
        case .date:
            let text = try Self.need(json.stringValue, json, "a date such as 2026-07-28T09:00:00Z")
            self = (try? Date(text, strategy: Self.dateFormat)).map(IntentValue.date) ?? .string(text)
        case .dateComponents:
            self = try json.stringValue.map(IntentValue.string) ?? .dateComponents(DateComponents(json: json))
        case .measurement:
            self = .measurement(
                MeasurementValue(
                    value: try Self.need(json.double("value"), json, "a value"), unit: try json.requiredString("unit")))
        case .currencyAmount: self = .currencyAmount(try CurrencyValue(json: json))
        case .person, .placemark, .paymentMethod:
            if let name = json.stringValue {
                self = .string(name)
            } else {
                self = .person(
                    PersonValue(
                        name: try json.requiredString("name"), handle: try json.string("handle"),
                        identifier: try json.string("identifier")))
            }
        case .file: self = .file(try FileValue(json: json))
        case .enumeration: self = .string(try Self.need(json.stringValue, json, "one of the listed names"))
        case .entity: self = try json.stringValue.map(IntentValue.string) ?? .entity(EntityValue(json: json))
        }
    }

    /// Reads a value whose type is not known, by its shape.
    package init(untyped json: JSONValue) {
        switch json {
        case .null: self = .none
        case .bool(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let items): self = .array(items.map(IntentValue.init(untyped:)))
        case .object:
            if let entity = try? EntityValue(json: json) {
                self = .entity(entity)
            } else if let file = try? FileValue(json: json) {
                self = .file(file)
            } else if let unit = try? json.string("unit"), let number = try? json.double("value") {
                self = .measurement(MeasurementValue(value: number, unit: unit))
            } else if let money = try? CurrencyValue(json: json) {
                self = .currencyAmount(money)
            } else {
                let text = try? json.serialized(sortedKeys: true)
                self = text.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .none
            }
        }
    }

    private static let dateFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: false)

    private static func need<Value>(_ value: Value?, _ json: JSONValue, _ expected: String) throws -> Value {
        guard let value else {
            let text =
                json.stringValue ?? (try? json.serialized()).map { String(decoding: $0, as: UTF8.self) } ?? "this"
            let shown = text.prefix(60)
            throw SchemaError(.wrongType, "“\(shown)” is not \(expected).")
        }
        return value
    }
}
