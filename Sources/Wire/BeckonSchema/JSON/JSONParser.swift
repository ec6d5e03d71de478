// SPDX-License-Identifier: Apache-2.0

/// Reads JSON text (RFC 8259) in one pass that also keeps the limits: nothing is allocated for text beyond them.
struct JSONParser {
    let limits: JSONLimits
    var position = 0
    /// What the open objects and arrays hold so far, innermost last: each dictionary and array is then made once, in its
    /// size, instead of growing with every member.
    private var openMembers: [(key: String, value: JSONValue)] = []
    private var openItems: [JSONValue] = []

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
        if try closes(UInt8(ascii: "}"), text) { return .object([:]) }
        let first = openMembers.count
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
            openMembers.append((key, try value(text, depth: depth)))
        } while try continues(until: UInt8(ascii: "}"), text)
        var members = [String: JSONValue](minimumCapacity: openMembers.count - first)
        for (key, value) in openMembers[first...] { members[key] = value }
        openMembers.removeLast(openMembers.count - first)
        return .object(members)
    }

    private mutating func array(_ text: borrowing Span<UInt8>, depth: Int) throws(SchemaError) -> JSONValue {
        try enter(depth)
        if try closes(UInt8(ascii: "]"), text) { return .array([]) }
        let first = openItems.count
        repeat {
            openItems.append(try value(text, depth: depth))
        } while try continues(until: UInt8(ascii: "]"), text)
        defer { openItems.removeLast(openItems.count - first) }
        return .array(Array(openItems[first...]))
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

    func malformed(_ reason: String) -> SchemaError {
        SchemaError(.malformed, "This is not JSON: at byte \(position), \(reason).")
    }
}
