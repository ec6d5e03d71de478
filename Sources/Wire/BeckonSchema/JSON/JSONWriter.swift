// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes JSON text on one line, without insignificant white space.
struct JSONWriter: ~Copyable {
    private(set) var text = TextBuffer(capacity: 512)
    private let sortsKeys: Bool

    init(sortsKeys: Bool) {
        self.sortsKeys = sortsKeys
    }

    mutating func write(_ value: JSONValue) throws(SchemaError) {
        switch value {
        case .null: text.append("null")
        case .bool(let flag): text.append(flag ? "true" : "false")
        case .integer(let number): text.append(number.description)
        case .number(let number):
            guard number.isFinite else {
                throw SchemaError(.outOfRange, "JSON has no word for the number \(number).")
            }
            text.append(number.description)
        case .string(let string): write(string)
        case .array(let items): try write(items)
        case .object(let members): try write(members)
        }
    }

    /// The text that was written.
    consuming func data() -> Data { text.data() }

    private mutating func write(_ items: [JSONValue]) throws(SchemaError) {
        text.append(UInt8(ascii: "["))
        var isFirst = true
        for item in items {
            if !isFirst { text.append(UInt8(ascii: ",")) }
            isFirst = false
            try write(item)
        }
        text.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [String: JSONValue]) throws(SchemaError) {
        text.append(UInt8(ascii: "{"))
        var isFirst = true
        if sortsKeys {
            for (key, value) in members.sorted(by: { $0.key < $1.key }) { try write(key, value, &isFirst) }
        } else {
            for (key, value) in members { try write(key, value, &isFirst) }
        }
        text.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ key: String, _ value: JSONValue, _ isFirst: inout Bool) throws(SchemaError) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        write(key)
        text.append(UInt8(ascii: ":"))
        try write(value)
    }

    private mutating func write(_ string: String) {
        text.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                text.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                write(escaped: byte)
                start = index + 1
            }
            text.append(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        text.append(UInt8(ascii: "\""))
    }

    private mutating func write(escaped byte: UInt8) {
        switch byte {
        case 0x0A: text.append("\\n")
        case 0x0D: text.append("\\r")
        case 0x09: text.append("\\t")
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            text.append(UInt8(ascii: "\\"))
            text.append(byte)
        default:
            text.append("\\u00")
            text.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            let digit = byte & 0xF
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
