// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
    mutating func number(_ text: borrowing Span<UInt8>) throws(SchemaError) -> JSONValue {
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
