// SPDX-License-Identifier: Apache-2.0

/// The type of a parameter or result, as far as both sides must agree on it.
package indirect enum ValueType: Sendable, Hashable {
    case boolean
    case integer
    case number
    case string
    case attributedString
    case date
    case dateComponents
    case url
    case duration
    /// `dimension` is Foundation's class name, such as `UnitLength`.
    case measurement(dimension: String)
    case currencyAmount
    case person
    case placemark
    case paymentMethod
    /// A file; an empty list of uniform type identifiers means any.
    case file(contentTypes: [String])
    /// One of a closed list, described by the `EnumDescriptor` of that identifier.
    case enumeration(String)
    /// Something of the app's own, described by the `EntityDescriptor` of that identifier.
    case entity(String)
    case array(ValueType)
}

extension ValueType: JSONRepresentable {
    package var json: JSONValue {
        switch self {
        case .measurement(let dimension): ["kind": .string(kind), "dimension": .string(dimension)]
        case .file(let types): .members(["kind": .string(kind), "contentTypes": types.jsonOrNil])
        case .enumeration(let type), .entity(let type): ["kind": .string(kind), "type": .string(type)]
        case .array(let element): ["kind": .string(kind), "element": element.json]
        default: Self.plain[kind]?.json ?? ["kind": .string(kind)]
        }
    }

    /// The word for the type on the wire.
    private var kind: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .attributedString: "attributedString"
        case .date: "date"
        case .dateComponents: "dateComponents"
        case .url: "url"
        case .duration: "duration"
        case .measurement: "measurement"
        case .currencyAmount: "currencyAmount"
        case .person: "person"
        case .placemark: "placemark"
        case .paymentMethod: "paymentMethod"
        case .file: "file"
        case .enumeration: "enumeration"
        case .entity: "entity"
        case .array: "array"
        }
    }

    /// The types that their word tells all about, with their JSON, which thousands of parameters share.
    private static let plain: [String: (type: ValueType, json: JSONValue)] = Dictionary(
        uniqueKeysWithValues: [
            ValueType.boolean, .integer, .number, .string, .attributedString, .date, .dateComponents, .url, .duration,
            .currencyAmount, .person, .placemark, .paymentMethod,
        ].map { ($0.kind, ($0, ["kind": .string($0.kind)])) })

    package init(json: JSONValue) throws {
        let kind = try json.requiredString("kind")
        switch kind {
        case "measurement": self = .measurement(dimension: try json.requiredString("dimension"))
        case "file": self = .file(contentTypes: try json.strings("contentTypes"))
        case "enumeration": self = .enumeration(try json.requiredString("type"))
        case "entity": self = .entity(try json.requiredString("type"))
        case "array": self = .array(try json.requiredValue("element"))
        default:
            guard let found = Self.plain[kind] else {
                throw SchemaError(.outOfRange, "“\(kind)” is no kind of value.")
            }
            self = found.type
        }
    }

    /// The type of one element where this is a list, otherwise the type itself.
    package var element: ValueType {
        if case .array(let element) = self { element } else { self }
    }

    package var isArray: Bool {
        if case .array = self { true } else { false }
    }
}
