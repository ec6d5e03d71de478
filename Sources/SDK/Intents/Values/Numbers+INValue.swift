// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Reads a whole number for a property that is an `NSNumber`.
public enum _INInteger: _INValue {
    public static var _kind: _INKind { _INKind(.integer) }
    public func _wired(full: Bool) -> _INWire { _INWire(.none) }
    public static func _read(_ source: _INSource) -> Any? { (Int._read(source) as? Int).map { NSNumber(value: $0) } }
}

/// Reads a truth value for a property that is an `NSNumber`.
public enum _INBoolean: _INValue {
    public static var _kind: _INKind { _INKind(.boolean) }
    public func _wired(full: Bool) -> _INWire { _INWire(.none) }
    public static func _read(_ source: _INSource) -> Any? {
        (Bool._read(source) as? Bool).map { NSNumber(value: $0) }
    }
}

/// Reads a time in seconds for a property that is an `NSNumber`.
public enum _INDuration: _INValue {
    public static var _kind: _INKind { _INKind(.duration) }
    public func _wired(full: Bool) -> _INWire { _INWire(.none) }

    public static func _read(_ source: _INSource) -> Any? {
        if let seconds = source.json.doubleValue { return NSNumber(value: seconds) }
        let said = Measurement<UnitDuration>._read(source) as? Measurement<UnitDuration>
        return said.map { NSNumber(value: $0.converted(to: .seconds).value) }
    }
}
