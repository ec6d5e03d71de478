// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension Array: _INValue where Element: _INValue {
    public static var _kind: _INKind { _INKind(.array(Element._kind.type), element: Element.self) }
    public func _wired(full: Bool) -> _INWire { _INWire(.array(map { $0._wired(full: full).value })) }

    /// One value alone is a list of it; elements that are none are left out.
    public static func _read(_ source: _INSource) -> Any? {
        if source.json.isNull { return nil }
        let items = source.json.arrayValue ?? [source.json]
        return items.compactMap { Element._read(_INSource($0)) as? Element }
    }
}

extension Set: _INValue where Element: _INValue {
    public static var _kind: _INKind { _INKind(.array(Element._kind.type), element: Element.self) }
    public func _wired(full: Bool) -> _INWire { _INWire(.array(map { $0._wired(full: full).value })) }
    public static func _read(_ source: _INSource) -> Any? { ([Element]._read(source) as? [Element]).map { Set($0) } }
}

/// Named values of any plain type, such as the arguments of a formula.
extension Dictionary: _INValue where Key == String, Value == Any {
    public static var _kind: _INKind { _INKind(.string) }

    public func _wired(full: Bool) -> _INWire {
        let json = JSONValue.object(compactMapValues { ($0 as? any _INValue)?._wired(full: full).value.json })
        return _INWire(
            .string((try? json.serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? ""))
    }

    public static func _read(_ source: _INSource) -> Any? {
        let text = source.json.stringValue.flatMap { try? JSONValue(parsing: Data($0.utf8)) }
        guard let members = (text ?? source.json).objectValue else { return nil }
        return members.compactMapValues(\.plain)
    }
}

extension JSONValue {
    /// The value as Foundation's types.
    fileprivate var plain: Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let items): items.compactMap(\.plain)
        case .object(let members): members.compactMapValues(\.plain)
        }
    }
}
