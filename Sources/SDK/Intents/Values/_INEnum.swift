// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A closed list of values, which travel by the names of their cases.
public protocol _INEnum: _INValue, RawRepresentable, Sendable where RawValue == Int {
    /// The cases in the order of their declaration.
    static var _all: [Self] { get }
    /// What people call a case; nil for its name, spelled out.
    var _title: String? { get }
    /// What people call the list; nil for its name, spelled out.
    static var _typeTitle: String? { get }
}

extension _INEnum {
    public var _title: String? { nil }
    public static var _typeTitle: String? { nil }
    public static var _kind: _INKind { _INKind(.enumeration(_typeName)) }

    public func _wired(full: Bool) -> _INWire {
        _INWire(.enumeration(EnumValue(type: Self._typeName, rawValue: _name, title: _shownTitle)))
    }

    public static func _read(_ source: _INSource) -> Any? {
        if let raw = source.json.intValue { return Self(rawValue: raw) }
        guard let text = source.json.stringValue else { return nil }
        let said = SpokenName.folded(text)
        return _all.first { $0._name == text }
            ?? _all.first { SpokenName.folded($0._name) == said || SpokenName.folded($0._shownTitle) == said }
    }

    static var _typeName: String { String(describing: Self.self) }
    package var _name: String { "\(self)" }
    package var _shownTitle: String { _title ?? _INCaseTitle.of(_name, in: Self._typeName) }

    /// The facts about the list.
    package static var _descriptor: EnumDescriptor {
        EnumDescriptor(
            identifier: _typeName, title: _typeTitle ?? SpokenName.title(SpokenName.withoutPrefix(_typeName)),
            cases: _all.map {
                EnumDescriptor.Case(rawValue: $0._name, display: DisplayRepresentationValue(title: $0._shownTitle))
            })
    }
}

/// Several of a closed list at once, which travel by their names.
public protocol _INOptions: _INValue, OptionSet, Sendable where RawValue == UInt, Element == Self {
    /// The names of the bits, from the lowest up.
    static var _names: [String] { get }
}

extension _INOptions {
    public static var _kind: _INKind { _INKind(.array(.enumeration(_typeName))) }

    public func _wired(full: Bool) -> _INWire {
        let set = Self._names.enumerated().filter { rawValue & (1 << UInt($0.offset)) != 0 }
        return _INWire(
            .array(
                set.map {
                    .enumeration(
                        EnumValue(
                            type: Self._typeName, rawValue: $0.element,
                            title: _INCaseTitle.of($0.element, in: Self._typeName)))
                }))
    }

    public static func _read(_ source: _INSource) -> Any? {
        if let raw = source.json.intValue { return UInt(exactly: raw).map(Self.init(rawValue:)) }
        if source.json.isNull { return nil }
        let said = (source.json.arrayValue ?? [source.json]).compactMap(\.stringValue).map(SpokenName.folded)
        let bits = _names.enumerated().filter { bit in
            said.contains(SpokenName.folded(bit.element))
                || said.contains(SpokenName.folded(_INCaseTitle.of(bit.element, in: _typeName)))
        }
        return Self(rawValue: bits.reduce(0) { $0 | (1 << UInt($1.offset)) })
    }

    static var _typeName: String { String(describing: Self.self) }

    /// The facts about the list.
    package static var _descriptor: EnumDescriptor {
        EnumDescriptor(
            identifier: _typeName, title: SpokenName.title(SpokenName.withoutPrefix(_typeName)),
            cases: _names.map {
                EnumDescriptor.Case(
                    rawValue: $0, display: DisplayRepresentationValue(title: _INCaseTitle.of($0, in: _typeName)))
            })
    }
}

/// What the cases of SiriKit's lists are called.
enum _INCaseTitle {
    /// The word of the language, or the name spelled out.
    static func of(_ name: String, in type: String) -> String {
        DomainWords.current.values.text(for: name, of: type) ?? SpokenName.title(name)
    }
}

/// A name of an open list, such as that of a workout.
public protocol _INName: _INValue, RawRepresentable, Hashable, Sendable where RawValue == String {
    init(rawValue: String)
}

extension _INName {
    public static var _kind: _INKind { _INKind(.string) }
    public func _wired(full: Bool) -> _INWire { _INWire(.string(rawValue)) }
    public static func _read(_ source: _INSource) -> Any? { source.json.stringValue.map { Self(rawValue: $0) } }
}
