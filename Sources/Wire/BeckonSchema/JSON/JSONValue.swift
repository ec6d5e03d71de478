// SPDX-License-Identifier: Apache-2.0

/// A JSON document as a value: what every message on the wire is made of.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    package var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The whole number; a number without a fraction counts as one.
    package var intValue: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    package var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    package var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    package var objectValue: [String: JSONValue]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The member of an object, or nil where this is no object or has no such member. Setting makes an object.
    package subscript(key key: String) -> JSONValue? {
        get {
            if case .object(let members) = self { members[key] } else { nil }
        }
        set {
            var members = objectValue ?? [:]
            // Gives up its own hold on the members, which would otherwise all be copied for the change.
            self = .null
            members[key] = newValue
            self = .object(members)
        }
    }

    /// An object of the members whose value is not nil.
    package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        // Most optional members are absent: room for all of them would make the object several times as large.
        var result = [String: JSONValue](minimumCapacity: members.count { $0.value != nil })
        for case (let key, let value?) in members { result[key] = value }
        return .object(result)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        var members = [String: JSONValue](minimumCapacity: elements.count)
        for (key, value) in elements { members[key] = value }
        self = .object(members)
    }
}
