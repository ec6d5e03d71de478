// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The bounds that JSON text from another process must keep.
package struct JSONLimits: Sendable {
    /// Bytes of the whole text.
    package var size: Int
    /// Levels of arrays and objects.
    package var depth: Int
    /// Bytes of one string as it is written.
    package var stringLength: Int

    package init(size: Int, depth: Int, stringLength: Int) {
        self.size = size
        self.depth = depth
        self.stringLength = stringLength
    }

    /// One frame of the wire.
    package static let frame = JSONLimits(size: 8 << 20, depth: 64, stringLength: 4 << 20)

    /// Scans the text once, before any parser allocates for it.
    package func check(_ text: Data) throws {
        guard text.count <= size else {
            throw SchemaError(.tooLarge, "The JSON text has \(text.count) bytes; \(size) are allowed.")
        }
        var level = 0
        var stringStart: Int?
        var escaped = false
        for (offset, byte) in text.enumerated() {
            if let start = stringStart {
                if escaped {
                    escaped = false
                } else if byte == UInt8(ascii: "\\") {
                    escaped = true
                } else if byte == UInt8(ascii: "\"") {
                    guard offset - start <= stringLength else {
                        throw SchemaError(.tooLarge, "A JSON string is longer than \(stringLength) bytes.")
                    }
                    stringStart = nil
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): stringStart = offset
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                level += 1
                guard level <= depth else {
                    throw SchemaError(.tooDeep, "The JSON text nests deeper than \(depth) levels.")
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
            default: break
            }
        }
    }
}
