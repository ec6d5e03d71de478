// SPDX-License-Identifier: Apache-2.0

extension BusValue {
    /// The text of a string, object path or signature, also inside a variant.
    package var text: String? {
        switch self {
        case .string(let value), .objectPath(let value), .signature(let value): value
        case .variant(let value): value.text
        default: nil
        }
    }

    package var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .variant(let value): value.boolean
        default: nil
        }
    }

    /// Any of the bus's integers that fits, also inside a variant.
    package var integer: Int? {
        switch self {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(exactly: value)
        case .uint64(let value): Int(exactly: value)
        case .variant(let value): value.integer
        default: nil
        }
    }

    package var double: Double? {
        switch self {
        case .double(let value): value
        case .variant(let value): value.double
        default: integer.map(Double.init)
        }
    }

    package var descriptor: BusDescriptor? {
        switch self {
        case .descriptor(let value): value
        case .variant(let value): value.descriptor
        default: nil
        }
    }

    /// The members of an array or structure, also inside a variant.
    package var elements: [BusValue]? {
        switch self {
        case .array(_, let values), .structure(let values): values
        case .bytes(let bytes): bytes.map(BusValue.byte)
        case .variant(let value): value.elements
        default: nil
        }
    }

    /// The bytes of an `ay`, also inside a variant.
    package var bytes: [UInt8]? {
        switch self {
        case .bytes(let bytes): bytes
        case .variant(let value): value.bytes
        default: nil
        }
    }

    /// A dictionary with text keys; variants among its values are opened.
    package var dictionary: [String: BusValue]? {
        guard let elements else { return nil }
        var result: [String: BusValue] = [:]
        for element in elements {
            guard case .entry(let key, let value) = element, let name = key.text else { return nil }
            if case .variant(let inner) = value { result[name] = inner } else { result[name] = value }
        }
        return result
    }
}

extension Array where Element == BusValue {
    /// The argument at an index, read by a key path such as `\.text`.
    ///
    /// - Throws: ``BusError/Code/invalidMessage`` where it is missing or of another type.
    package func argument<Value>(_ index: Int, _ path: KeyPath<BusValue, Value?>) throws(BusError) -> Value {
        guard indices.contains(index), let value = self[index][keyPath: path] else {
            throw BusError(
                .invalidMessage,
                "argument \(index + 1) of the message is missing or is not what was asked for; it has the signature "
                    + "“\(map(\.typeSignature).joined())”",
                name: "org.freedesktop.DBus.Error.InvalidArgs")
        }
        return value
    }
}
