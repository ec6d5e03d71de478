// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
    /// Reads a string from its opening quote.
    mutating func string(_ text: borrowing Span<UInt8>) throws(SchemaError) -> String {
        position += 1
        let start = position
        try skipPlainBytes(text, from: start)
        // Nearly all strings are one run without escapes, and are made straight from the text.
        guard text[position] == UInt8(ascii: "\\") else {
            defer { position += 1 }
            return try string(text, start..<position)
        }
        return try escapedString(text, from: start)
    }

    private mutating func escapedString(_ text: borrowing Span<UInt8>, from start: Int) throws(SchemaError) -> String {
        var bytes: [UInt8] = []
        var run = start
        while true {
            for index in run..<position { bytes.append(text[index]) }
            guard text[position] == UInt8(ascii: "\\") else { break }
            try escape(text, into: &bytes)
            run = position
            try skipPlainBytes(text, from: start)
        }
        position += 1
        return try string(bytes.span, 0..<bytes.count)
    }

    /// Passes over bytes that stand for themselves, up to the quote or backslash that ends them.
    /// - Parameter start: where the string begins whose length is limited.
    private mutating func skipPlainBytes(
        _ text: borrowing Span<UInt8>, from start: Int
    ) throws(SchemaError) {
        let isTooLong = text.count - start > limits.stringLength
        let end = isTooLong ? start + limits.stringLength + 1 : text.count
        while position < end {
            switch text[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
            case 0..<0x20: throw malformed("a control character stands in a string")
            default: position += 1
            }
        }
        guard isTooLong else { throw malformed("a string does not end") }
        throw SchemaError(.tooLarge, "A JSON string is longer than \(limits.stringLength) bytes.")
    }

    private mutating func escape(_ text: borrowing Span<UInt8>, into bytes: inout [UInt8]) throws(SchemaError) {
        guard position + 1 < text.count else { throw malformed("a string does not end") }
        let letter = text[position + 1]
        position += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(letter)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"): bytes.append(contentsOf: String(try escapedScalar(text)).utf8)
        default: throw malformed("there is no such escape")
        }
    }

    /// Reads the digits after `\u`, and the second half of a surrogate pair.
    private mutating func escapedScalar(_ text: borrowing Span<UInt8>) throws(SchemaError) -> Unicode.Scalar {
        let unit = try hexUnit(text)
        let scalar: Unicode.Scalar?
        if UTF16.isLeadSurrogate(unit), position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
            text[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let trail = try hexUnit(text)
            let offset = (UInt32(unit) & 0x3FF) << 10 | UInt32(trail) & 0x3FF
            scalar = UTF16.isTrailSurrogate(trail) ? Unicode.Scalar(0x1_0000 + offset) : nil
        } else {
            scalar = Unicode.Scalar(UInt32(unit))
        }
        guard let scalar else { throw malformed("half of a surrogate pair stands alone") }
        return scalar
    }

    private mutating func hexUnit(_ text: borrowing Span<UInt8>) throws(SchemaError) -> UInt16 {
        guard position + 4 <= text.count else { throw malformed("a string does not end") }
        var unit: UInt16 = 0
        for index in position..<position + 4 {
            let digit: UInt8
            switch text[index] {
            case let byte where byte &- UInt8(ascii: "0") < 10: digit = byte - UInt8(ascii: "0")
            case let byte where (byte | 0x20) &- UInt8(ascii: "a") < 6: digit = (byte | 0x20) - UInt8(ascii: "a") + 10
            default: throw malformed("four hexadecimal digits must follow \\u")
            }
            unit = unit << 4 | UInt16(digit)
        }
        position += 4
        return unit
    }

    func string(_ text: borrowing Span<UInt8>, _ range: Range<Int>) throws(SchemaError) -> String {
        do {
            return String(copying: try UTF8Span(validating: text.extracting(range)))
        } catch {
            throw malformed("a string is not UTF-8")
        }
    }
}
