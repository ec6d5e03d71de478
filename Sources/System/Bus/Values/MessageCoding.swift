// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
internal import Glibc

/// Moves values between Swift and a message of libsystemd's; used on the connection's own thread only.
enum MessageCoding {
    static func append(_ values: [BusValue], to message: OpaquePointer) throws(BusError) {
        for value in values { try append(value, to: message) }
    }

    private static func append(_ value: BusValue, to message: OpaquePointer) throws(BusError) {
        switch value {
        case .byte(let number): try basic("y", number, message)
        case .boolean(let flag): try basic("b", Int32(flag ? 1 : 0), message)
        case .int16(let number): try basic("n", number, message)
        case .uint16(let number): try basic("q", number, message)
        case .int32(let number): try basic("i", number, message)
        case .uint32(let number): try basic("u", number, message)
        case .int64(let number): try basic("x", number, message)
        case .uint64(let number): try basic("t", number, message)
        case .double(let number): try basic("d", number, message)
        case .descriptor(let descriptor): try basic("h", descriptor.rawValue, message)
        case .string(let text), .objectPath(let text), .signature(let text):
            try check(
                text.withCString { sd_bus_message_append_basic(message, kind(value.typeSignature), $0) }, value)
        case .variant(let inner): try container("v", inner.typeSignature, [inner], message)
        case .bytes(let bytes):
            try check(sd_bus_message_append_array(message, kind("y"), bytes, bytes.count), value)
        case .array(let element, let values): try container("a", element, values, message)
        case .structure(let values):
            try container("r", values.map(\.typeSignature).joined(), values, message)
        case .entry(let key, let inner):
            try container("e", key.typeSignature + inner.typeSignature, [key, inner], message)
        }
    }

    private static func basic<Number>(
        _ type: String, _ number: Number, _ message: OpaquePointer
    ) throws(BusError) {
        try check(withUnsafePointer(to: number) { sd_bus_message_append_basic(message, kind(type), $0) }, type)
    }

    private static func container(
        _ type: String, _ contents: String, _ values: [BusValue], _ message: OpaquePointer
    ) throws(BusError) {
        try check(sd_bus_message_open_container(message, kind(type), contents), contents)
        for value in values { try append(value, to: message) }
        try check(sd_bus_message_close_container(message), contents)
    }

    static func read(_ message: OpaquePointer) throws(BusError) -> [BusValue] {
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let code = sd_bus_message_peek_type(message, &type, &contents)
            try check(code, "message")
            if code == 0 { return values }
            values.append(try read(UInt8(bitPattern: type), contents.map { String(cString: $0) } ?? "", message))
        }
    }

    private static func read(
        _ type: UInt8, _ contents: String, _ message: OpaquePointer
    ) throws(BusError) -> BusValue {
        switch Character(UnicodeScalar(type)) {
        case "y": return .byte(try number(type, 0, message))
        case "b": return .boolean(try number(type, Int32(0), message) != 0)
        case "n": return .int16(try number(type, 0, message))
        case "q": return .uint16(try number(type, 0, message))
        case "i": return .int32(try number(type, 0, message))
        case "u": return .uint32(try number(type, 0, message))
        case "x": return .int64(try number(type, 0, message))
        case "t": return .uint64(try number(type, 0, message))
        case "d": return .double(try number(type, 0, message))
        case "s": return .string(try text(type, message))
        case "o": return .objectPath(try text(type, message))
        case "g": return .signature(try text(type, message))
        case "h":
            // The message owns its descriptors; what outlives it must be a copy.
            let copy = fcntl(try number(type, Int32(0), message), F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { throw BusError(.invalidMessage, "cannot copy a descriptor: \(errorText(errno))") }
            return .descriptor(BusDescriptor(owning: copy))
        case "v":
            guard let inner = try members(type, contents, message).first else { throw unreadable(contents) }
            return .variant(inner)
        case "a" where contents == "y": return .bytes(try bytes(message))
        case "a": return .array(of: contents, try members(type, contents, message))
        case "r", "(": return .structure(try members(type, contents, message))
        case "e", "{":
            let pair = try members(type, contents, message)
            guard pair.count == 2 else { throw unreadable(contents) }
            return .entry(key: pair[0], value: pair[1])
        default: throw unreadable(String(UnicodeScalar(type)))
        }
    }

    private static func members(
        _ type: UInt8, _ contents: String, _ message: OpaquePointer
    ) throws(BusError) -> [BusValue] {
        try check(sd_bus_message_enter_container(message, CChar(bitPattern: type), contents), contents)
        let values = try read(message)
        try check(sd_bus_message_exit_container(message), contents)
        return values
    }

    private static func number<Number>(
        _ type: UInt8, _ zero: Number, _ message: OpaquePointer
    ) throws(BusError) -> Number {
        var value = zero
        let code = withUnsafeMutablePointer(to: &value) {
            sd_bus_message_read_basic(message, CChar(bitPattern: type), $0)
        }
        try check(code, "number")
        return value
    }

    private static func bytes(_ message: OpaquePointer) throws(BusError) -> [UInt8] {
        var start: UnsafeRawPointer?
        var count = 0
        try check(sd_bus_message_read_array(message, kind("y"), &start, &count), "bytes")
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    private static func text(_ type: UInt8, _ message: OpaquePointer) throws(BusError) -> String {
        var value: UnsafePointer<CChar>?
        let code = withUnsafeMutablePointer(to: &value) {
            sd_bus_message_read_basic(message, CChar(bitPattern: type), $0)
        }
        try check(code, "text")
        return value.map { String(cString: $0) } ?? ""
    }

    private static func kind(_ type: String) -> CChar { type.utf8.first.map { CChar(bitPattern: $0) } ?? 0 }

    private static func check(_ code: Int32, _ what: Any) throws(BusError) {
        guard code < 0 else { return }
        throw BusError(.invalidMessage, "the bus cannot carry \(what): \(errorText(-code))")
    }

    private static func unreadable(_ what: String) -> BusError {
        BusError(.invalidMessage, "a message holds a type that is not known: “\(what)”")
    }
}

/// The system's words for an error number.
func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }
