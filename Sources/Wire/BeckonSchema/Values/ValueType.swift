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
    private static let plain: [(String, ValueType)] = [
        ("boolean", .boolean), ("integer", .integer), ("number", .number), ("string", .string),
        ("attributedString", .attributedString), ("date", .date), ("dateComponents", .dateComponents),
        ("url", .url), ("duration", .duration), ("currencyAmount", .currencyAmount), ("person", .person),
        ("placemark", .placemark), ("paymentMethod", .paymentMethod),
    ]

    package var json: JSONValue {
        switch self {
        case .measurement(let dimension): ["kind": "measurement", "dimension": .string(dimension)]
        case .file(let types): .members(["kind": "file", "contentTypes": types.jsonOrNil])
        case .enumeration(let identifier): ["kind": "enumeration", "type": .string(identifier)]
        case .entity(let identifier): ["kind": "entity", "type": .string(identifier)]
        case .array(let element): ["kind": "array", "element": element.json]
        default: ["kind": .string(Self.plain.first { $0.1 == self }?.0 ?? "string")]
        }
    }

    package init(json: JSONValue) throws {
        let kind = try json.requiredString("kind")
        switch kind {
        case "measurement": self = .measurement(dimension: try json.requiredString("dimension"))
        case "file": self = .file(contentTypes: try json.strings("contentTypes"))
        case "enumeration": self = .enumeration(try json.requiredString("type"))
        case "entity": self = .entity(try json.requiredString("type"))
        case "array": self = .array(try ValueType(json: json.required("element")))
        default:
            guard let found = Self.plain.first(where: { $0.0 == kind }) else {
                throw SchemaError(.outOfRange, "“\(kind)” is no kind of value.")
            }
            self = found.1
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
