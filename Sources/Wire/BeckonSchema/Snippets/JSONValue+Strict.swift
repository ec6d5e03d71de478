// SPDX-License-Identifier: Apache-2.0

/// Reading where anything unexpected is an error: a snippet that is drawn half is worse than one that is refused.
extension JSONValue {
    /// The members of an object that may hold no others than `names`.
    func only(_ names: Set<String>, in what: String) throws -> JSONValue {
        guard let members = objectValue else {
            throw SchemaError(.wrongType, "The \(what) must be an object.")
        }
        if let unknown = members.keys.filter({ !names.contains($0) }).min() {
            throw SchemaError(.malformed, "The \(what) has the unknown member “\(unknown)”.")
        }
        return self
    }

    func requiredDouble(_ key: String) throws -> Double {
        guard let number = try required(key).doubleValue else {
            throw SchemaError(.wrongType, "The member “\(key)” must be a number.")
        }
        return number
    }

    func requiredBool(_ key: String) throws -> Bool {
        guard let flag = try required(key).boolValue else {
            throw SchemaError(.wrongType, "The member “\(key)” must be true or false.")
        }
        return flag
    }

    /// The flag, or nil where it is absent.
    func optionalBool(_ key: String) throws -> Bool? {
        guard let value = self[key: key], !value.isNull else { return nil }
        return try bool(key, default: value.boolValue ?? false)
    }

    /// The member as one of a closed set of names, or nil where it is absent.
    func choice<Value>(_ key: String, of type: Value.Type = Value.self) throws -> Value?
    where Value: RawRepresentable<String> {
        guard let name = try string(key) else { return nil }
        guard let value = Value(rawValue: name) else {
            throw SchemaError(.outOfRange, "“\(name)” is not a known value of “\(key)”.")
        }
        return value
    }

    func requiredChoice<Value>(_ key: String, of type: Value.Type = Value.self) throws -> Value
    where Value: RawRepresentable<String> {
        guard let value = try choice(key, of: type) else {
            throw SchemaError(.missingMember, "The member “\(key)” is missing.")
        }
        return value
    }

    /// A length that may be unlimited, which JSON has no number for.
    func length(_ key: String) throws -> Double? {
        self[key: key] == "infinity" ? .infinity : try double(key)
    }

    static func length(_ value: Double?) -> JSONValue? {
        value.map { $0 == .infinity ? "infinity" : .number($0) }
    }
}
