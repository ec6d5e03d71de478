// SPDX-License-Identifier: Apache-2.0

/// A fact that both sides of the wire share and write the same way.
package protocol JSONRepresentable {
    var json: JSONValue { get }
    init(json: JSONValue) throws
}

extension JSONValue {
    /// The member, which must be there.
    package func required(_ key: String) throws -> JSONValue {
        guard let value = self[key: key], !value.isNull else {
            throw SchemaError(.missingMember, "The member “\(key)” is missing.")
        }
        return value
    }

    package func requiredString(_ key: String) throws -> String {
        guard let text = try required(key).stringValue else { throw wrongType(key, "a string") }
        return text
    }

    /// The string member, or nil where it is absent; another type is an error.
    package func string(_ key: String) throws -> String? {
        guard let value = self[key: key], !value.isNull else { return nil }
        guard let text = value.stringValue else { throw wrongType(key, "a string") }
        return text
    }

    package func bool(_ key: String, default fallback: Bool = false) throws -> Bool {
        guard let value = self[key: key], !value.isNull else { return fallback }
        guard let flag = value.boolValue else { throw wrongType(key, "true or false") }
        return flag
    }

    package func double(_ key: String) throws -> Double? {
        guard let value = self[key: key], !value.isNull else { return nil }
        guard let number = value.doubleValue else { throw wrongType(key, "a number") }
        return number
    }

    package func int(_ key: String) throws -> Int? {
        guard let value = self[key: key], !value.isNull else { return nil }
        guard let number = value.intValue else { throw wrongType(key, "a whole number") }
        return number
    }

    /// The value that `Value` reads from the member, or nil where it is absent.
    package func value<Value: JSONRepresentable>(_ key: String, as type: Value.Type = Value.self) throws -> Value? {
        guard let value = self[key: key], !value.isNull else { return nil }
        return try value.read(at: key)
    }

    /// The value that `Value` reads from the member, which must be there.
    package func requiredValue<Value: JSONRepresentable>(
        _ key: String, as type: Value.Type = Value.self
    ) throws -> Value {
        try required(key).read(at: key)
    }

    /// The list in the member; an absent one is empty.
    package func list<Value: JSONRepresentable>(_ key: String, as type: Value.Type = Value.self) throws -> [Value] {
        try items(key).enumerated().map { index, item in try item.read(at: "\(key)[\(index)]") }
    }

    package func strings(_ key: String) throws -> [String] {
        try items(key).map { item in
            guard let text = item.stringValue else { throw wrongType(key, "a list of strings") }
            return text
        }
    }

    /// Reads this value, and says of a fault where it is.
    private func read<Value: JSONRepresentable>(at step: @autoclosure () -> String) throws -> Value {
        do {
            return try Value(json: self)
        } catch let error as SchemaError {
            throw error.inside(step())
        }
    }

    private func items(_ key: String) throws -> [JSONValue] {
        guard let value = self[key: key], !value.isNull else { return [] }
        guard let items = value.arrayValue else { throw wrongType(key, "a list") }
        return items
    }

    private func wrongType(_ key: String, _ expected: String) -> SchemaError {
        SchemaError(.wrongType, "The member “\(key)” must be \(expected).")
    }
}

extension Sequence where Element: JSONRepresentable {
    /// The list as JSON, or nil where it is empty, so that an empty list takes no room on the wire.
    package var jsonOrNil: JSONValue? {
        // No key path, which the runtime would put together again for each list.
        let items = map { $0.json }
        return items.isEmpty ? nil : .array(items)
    }
}

extension Sequence<String> {
    package var jsonOrNil: JSONValue? {
        let items = map { JSONValue.string($0) }
        return items.isEmpty ? nil : .array(items)
    }
}
