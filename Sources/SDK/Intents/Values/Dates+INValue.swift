// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

extension Date: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }

    /// The form for people has no fractions of seconds.
    public func _wired(full: Bool) -> _INWire {
        _INWire(full ? .number(timeIntervalSinceReferenceDate) : encoded)
    }

    public static func _read(_ source: _INSource) -> Any? {
        if let seconds = source.json.doubleValue { return Date(timeIntervalSinceReferenceDate: seconds) }
        return source.decoded(schemaType, decode)
    }
}

extension DateComponents: _INValue {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? {
        _INSource(source.object ?? source.json).decoded(schemaType, decode)
    }
}

extension Measurement: _INValue where UnitType: Dimension {
    public static var _kind: _INKind { _INKind(schemaType) }
    public func _wired(full: Bool) -> _INWire { _INWire(encoded) }
    public static func _read(_ source: _INSource) -> Any? { source.decoded(schemaType, decode) }
}

extension NSRange: _INValue {
    public static var _kind: _INKind { _INKind(.string) }
    public func _wired(full: Bool) -> _INWire { _INWire(.string("\(location)-\(location + max(length, 1) - 1)")) }

    /// “2-4”, both ends included; a number alone is a range of one.
    public static func _read(_ source: _INSource) -> Any? {
        if let number = source.json.intValue { return NSRange(location: number, length: 1) }
        let ends = (source.json.stringValue ?? "").split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, last >= first, ends.count <= 2, last < 1 << 32 else {
            return nil
        }
        return NSRange(location: first, length: last - first + 1)
    }
}
