// SPDX-License-Identifier: Apache-2.0

/// Writes JSON text on one line, without insignificant white space.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let sortsKeys: Bool

    init(sortsKeys: Bool, capacity: Int = 512) {
        self.sortsKeys = sortsKeys
        bytes.reserveCapacity(capacity)
    }

    mutating func write(_ value: JSONValue) throws(SchemaError) {
        switch value {
        case .null: write(literal: "null")
        case .bool(let flag): write(literal: flag ? "true" : "false")
        case .integer(let number): bytes.append(contentsOf: number.description.utf8)
        case .number(let number):
            guard number.isFinite else {
                throw SchemaError(.outOfRange, "JSON has no word for the number \(number).")
            }
            bytes.append(contentsOf: number.description.utf8)
        case .string(let text): write(string: text)
        case .array(let items):
            var separator = UInt8(ascii: "[")
            for item in items {
                bytes.append(separator)
                separator = UInt8(ascii: ",")
                try write(item)
            }
            if items.isEmpty { bytes.append(separator) }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members): try write(members)
        }
    }

    private mutating func write(_ members: [String: JSONValue]) throws(SchemaError) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        if sortsKeys {
            for key in members.keys.sorted() { try write(key, members[key] ?? .null, &isFirst) }
        } else {
            for (key, value) in members { try write(key, value, &isFirst) }
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ key: String, _ value: JSONValue, _ isFirst: inout Bool) throws(SchemaError) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        write(string: key)
        bytes.append(UInt8(ascii: ":"))
        try write(value)
    }

    private mutating func write(literal word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func write(string: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = string
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: utf8[start..<index])
                write(escaped: byte)
                start = index + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(escaped byte: UInt8) {
        switch byte {
        case 0x0A: write(literal: "\\n")
        case 0x0D: write(literal: "\\r")
        case 0x09: write(literal: "\\t")
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        default:
            write(literal: "\\u00")
            bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            let digit = byte & 0xF
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
