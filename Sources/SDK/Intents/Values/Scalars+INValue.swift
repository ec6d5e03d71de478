// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

extension Bool: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension Int: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension Double: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension Float: _INValue {
    public static var _kind: _INKind { _INKind(.number) }
    public func _wired(full: Bool) -> _INWire { _INWire(.number(Double(self))) }
    public static func _read(_ source: _INSource) -> Any? { (Double._read(source) as? Double).map { Float($0) } }
}

extension String: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension URL: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension NSNumber: _INValue {
    public static var _kind: _INKind { _INKind(.number) }

    /// A number that is whole is one on the wire too, so that a count does not come as “3.0”.
    public func _wired(full: Bool) -> _INWire {
        // What was made from a truth value has the size of a character.
        if String(cString: objCType) == "c" { return _INWire(.boolean(boolValue)) }
        return _INWire(Int(exactly: doubleValue).map(IntentValue.integer) ?? .number(doubleValue))
    }

    public static func _read(_ source: _INSource) -> Any? {
        if let flag = source.json.boolValue { return NSNumber(value: flag) }
        if let number = source.json.intValue { return NSNumber(value: number) }
        return (Double._read(source) as? Double).map { NSNumber(value: $0) }
    }
}

extension Decimal: _INValue {
    public static var _kind: _INKind { _INKind(.number) }
    public func _wired(full: Bool) -> _INWire {
        _INWire(full ? .string("\(self)") : .number(NSDecimalNumber(decimal: self).doubleValue))
    }

    public static func _read(_ source: _INSource) -> Any? {
        if let text = source.json.stringValue {
            return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        }
        if let number = source.json.intValue { return Decimal(number) }
        return source.json.doubleValue.map { Decimal($0) }
    }
}

extension Data: _INValue {
    public static var _kind: _INKind { _INKind(.string) }
    public func _wired(full: Bool) -> _INWire { _INWire(.string(base64EncodedString())) }
    public static func _read(_ source: _INSource) -> Any? {
        source.json.stringValue.flatMap { Data(base64Encoded: $0) }
    }
}

extension UUID: _INValue {
    public static var _kind: _INKind { _INKind(.string) }
    public func _wired(full: Bool) -> _INWire { _INWire(.string(uuidString)) }
    public static func _read(_ source: _INSource) -> Any? { source.json.stringValue.flatMap(UUID.init(uuidString:)) }
}
