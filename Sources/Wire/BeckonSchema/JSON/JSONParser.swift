// SPDX-License-Identifier: Apache-2.0

/// Reads JSON text (RFC 8259) in one pass that also keeps the limits: nothing is allocated for text beyond them.
struct JSONParser {
    let limits: JSONLimits
    private var position = 0

    init(limits: JSONLimits) {
        self.limits = limits
    }

    mutating func document(_ text: borrowing Span<UInt8>) throws(SchemaError) -> JSONValue {
        guard text.count <= limits.size else {
            throw SchemaError(.tooLarge, "The JSON text has \(text.count) bytes; \(limits.size) are allowed.")
        }
        let value = try value(text, depth: 0)
        skipSpace(text)
        guard position == text.count else { throw malformed("there is more after its end") }
        return value
    }

    private mutating func value(_ text: borrowing Span<UInt8>, depth: Int) throws(SchemaError) -> JSONValue {
        skipSpace(text)
        guard position < text.count else { throw malformed("it ends too early") }
        switch text[position] {
        case UInt8(ascii: "{"): return try object(text, depth: depth + 1)
        case UInt8(ascii: "["): return try array(text, depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string(text))
        case UInt8(ascii: "t"): return try word("true", text, .bool(true))
        case UInt8(ascii: "f"): return try word("false", text, .bool(false))
        case UInt8(ascii: "n"): return try word("null", text, .null)
        default: return try number(text)
        }
    }

    private mutating func object(_ text: borrowing Span<UInt8>, depth: Int) throws(SchemaError) -> JSONValue {
        try enter(depth)
        var members: [String: JSONValue] = [:]
        if try closes(UInt8(ascii: "}"), text) { return .object(members) }
        repeat {
            skipSpace(text)
            guard position < text.count, text[position] == UInt8(ascii: "\"") else {
                throw malformed("the name of a member must be a string")
            }
            let key = try string(text)
            skipSpace(text)
            guard position < text.count, text[position] == UInt8(ascii: ":") else {
                throw malformed("a colon is missing")
            }
            position += 1
            members[key] = try value(text, depth: depth)
        } while try continues(until: UInt8(ascii: "}"), text)
        return .object(members)
    }

    private mutating func array(_ text: borrowing Span<UInt8>, depth: Int) throws(SchemaError) -> JSONValue {
        try enter(depth)
        var items: [JSONValue] = []
        if try closes(UInt8(ascii: "]"), text) { return .array(items) }
        repeat {
            items.append(try value(text, depth: depth))
        } while try continues(until: UInt8(ascii: "]"), text)
        return .array(items)
    }

    private mutating func enter(_ depth: Int) throws(SchemaError) {
        guard depth <= limits.depth else {
            throw SchemaError(.tooDeep, "The JSON text nests deeper than \(limits.depth) levels.")
        }
        position += 1
    }

    /// Whether the container is empty.
    private mutating func closes(_ end: UInt8, _ text: borrowing Span<UInt8>) throws(SchemaError) -> Bool {
        skipSpace(text)
        guard position < text.count, text[position] == end else { return false }
        position += 1
        return true
    }

    /// Whether another element follows in the container.
    private mutating func continues(until end: UInt8, _ text: borrowing Span<UInt8>) throws(SchemaError) -> Bool {
        skipSpace(text)
        guard position < text.count else { throw malformed("it ends too early") }
        let byte = text[position]
        guard byte == end || byte == UInt8(ascii: ",") else { throw malformed("a comma is missing") }
        position += 1
        return byte != end
    }

    private mutating func word(
        _ word: StaticString, _ text: borrowing Span<UInt8>, _ value: JSONValue
    ) throws(SchemaError) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= text.count else { throw malformed("it ends too early") }
        for index in 0..<word.utf8CodeUnitCount where text[position + index] != word.utf8Start[index] {
            throw malformed("this is no value")
        }
        position = end
        return value
    }

    private mutating func skipSpace(_ text: borrowing Span<UInt8>) {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    private func malformed(_ reason: String) -> SchemaError {
        SchemaError(.malformed, "This is not JSON: at byte \(position), \(reason).")
    }
}

// MARK: - Numbers

extension JSONParser {
    private mutating func number(_ text: borrowing Span<UInt8>) throws(SchemaError) -> JSONValue {
        let start = position
        if text[position] == UInt8(ascii: "-") { position += 1 }
        let firstDigit = position
        let whole = digits(text)
        guard position > firstDigit else { throw malformed("this is no value") }
        guard position == firstDigit + 1 || text[firstDigit] != UInt8(ascii: "0") else {
            throw malformed("a number begins with 0")
        }
        var isWhole = true
        if position < text.count, text[position] == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try needDigits(text)
        }
        if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
                position += 1
            }
            try needDigits(text)
        }
        if isWhole, let whole { return .integer(firstDigit == start ? whole : -whole) }
        guard position - start <= Self.longestNumber,
            let value = Double(try string(text, start..<position)), value.isFinite
        else { throw malformed("a number is too large") }
        return .number(value)
    }

    /// More digits than this say nothing that a `Double` could keep.
    private static var longestNumber: Int { 1_100 }

    /// Passes over digits; nil where they do not fit an `Int`.
    private mutating func digits(_ text: borrowing Span<UInt8>) -> Int? {
        var result: Int? = 0
        while position < text.count, case let digit = text[position] &- UInt8(ascii: "0"), digit < 10 {
            if let value = result {
                let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
                let (sum, carry) = tens.addingReportingOverflow(Int(digit))
                result = overflow || carry ? nil : sum
            }
            position += 1
        }
        return result
    }

    private mutating func needDigits(_ text: borrowing Span<UInt8>) throws(SchemaError) {
        let start = position
        _ = digits(text)
        guard position > start else { throw malformed("a digit is missing") }
    }
}

// MARK: - Strings

extension JSONParser {
    private mutating func string(_ text: borrowing Span<UInt8>) throws(SchemaError) -> String {
        position += 1
        let start = position
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""):
                let result = try string(text, start..<position)
                position += 1
                return result
            case UInt8(ascii: "\\"): return try escapedString(text, from: start)
            case 0..<0x20: throw malformed("a control character stands in a string")
            default: try step(from: start)
            }
        }
        throw malformed("a string does not end")
    }

    private mutating func escapedString(_ text: borrowing Span<UInt8>, from start: Int) throws(SchemaError) -> String {
        var bytes: [UInt8] = []
        for index in start..<position { bytes.append(text[index]) }
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""):
                position += 1
                return try string(bytes.span, 0..<bytes.count)
            case UInt8(ascii: "\\"): try escape(text, into: &bytes)
            case 0..<0x20: throw malformed("a control character stands in a string")
            case let byte:
                bytes.append(byte)
                try step(from: start)
            }
        }
        throw malformed("a string does not end")
    }

    private mutating func step(from start: Int) throws(SchemaError) {
        position += 1
        guard position - start <= limits.stringLength else {
            throw SchemaError(.tooLarge, "A JSON string is longer than \(limits.stringLength) bytes.")
        }
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
        case UInt8(ascii: "u"):
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
            bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
        default: throw malformed("there is no such escape")
        }
    }

    private mutating func hexUnit(_ text: borrowing Span<UInt8>) throws(SchemaError) -> UInt16 {
        guard position + 4 <= text.count else { throw malformed("a string does not end") }
        var unit: UInt16 = 0
        for index in position..<position + 4 {
            guard let digit = Character(Unicode.Scalar(text[index])).hexDigitValue, text[index] < 0x80 else {
                throw malformed("four hexadecimal digits must follow \\u")
            }
            unit = unit << 4 | UInt16(digit)
        }
        position += 4
        return unit
    }

    private func string(_ text: borrowing Span<UInt8>, _ range: Range<Int>) throws(SchemaError) -> String {
        do {
            return String(copying: try UTF8Span(validating: text.extracting(range)))
        } catch {
            throw malformed("a string is not UTF-8")
        }
    }
}
