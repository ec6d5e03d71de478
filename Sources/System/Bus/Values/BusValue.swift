// SPDX-License-Identifier: Apache-2.0

/// One value of the D-Bus type system; containers know the signature of what they hold, so that empty ones can be sent.
package indirect enum BusValue: Sendable, Hashable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    case descriptor(BusDescriptor)
    case variant(BusValue)
    case structure([BusValue])
    case array(of: String, [BusValue])
    /// An `ay`, which is read as this; a value for each byte would take fifty times its size.
    case bytes([UInt8])
    /// One pair of a dictionary, which on the bus is an array of pairs.
    case entry(key: BusValue, value: BusValue)

    /// The type's spelling in a D-Bus signature.
    package var typeSignature: String {
        switch self {
        case .byte: "y"
        case .boolean: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .descriptor: "h"
        case .variant: "v"
        case .structure(let members): "(" + members.map(\.typeSignature).joined() + ")"
        case .array(let element, _): "a" + element
        case .bytes: "ay"
        case .entry(let key, let value): "{" + key.typeSignature + value.typeSignature + "}"
        }
    }

    /// An `a{sv}`, the bus's usual property bag, in the order of its keys.
    package static func properties(_ pairs: [String: BusValue]) -> BusValue {
        let entries = pairs.sorted { $0.key < $1.key }
        return .array(of: "{sv}", entries.map { .entry(key: .string($0.key), value: .variant($0.value)) })
    }

    /// An `as`.
    package static func strings(_ values: [String]) -> BusValue { .array(of: "s", values.map(BusValue.string)) }
}
