// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What intents, responses and their values have in common: all their properties are in one dictionary, so that copying,
/// comparing, keeping and sending need no code for each.
open class _INValueObject: NSObject, NSCopying, NSSecureCoding, _INValue {
    public var _values: [String: Any]

    public required init(_values: [String: Any]) {
        self._values = _values
        super.init()
    }

    /// The properties in the order of their declaration.
    open class var _fields: [_INField] { [] }

    public func _get<Value>(_ name: String) -> Value? { _values[name] as? Value }

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "values"),
            let json = try? JSONValue(parsing: Data(String(describing: text).utf8))
        else { return nil }
        self.init(_values: Self._values(from: json))
    }

    open func encode(with coder: NSCoder) {
        let text = (try? _members(full: true).json.serialized()).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        coder.encode(NSString(string: text), forKey: "values")
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(_values: _values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? _INValueObject, type(of: other) == type(of: self) else { return false }
        return other === self || other._members(full: true) == _members(full: true)
    }

    open override var hash: Int { _members(full: true).hashValue }

    open override var description: String {
        "\(type(of: self)) \((try? _members(full: false).json.serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? "")"
    }

    open class var _kind: _INKind { _INKind(.entity(_typeName)) }

    /// An entity, with its properties.
    open func _wired(full: Bool) -> _INWire {
        _INWire(
            .entity(
                EntityValue(
                    type: Self._typeName, id: _identifier ?? "",
                    display: DisplayRepresentationValue(title: _displayTitle, subtitle: _displaySubtitle),
                    properties: _members(full: full))))
    }

    open class func _read(_ source: _INSource) -> Any? {
        if source.json.isNull { return nil }
        if let object = source.object { return _object(from: object) }
        return _said(source).map { Self(_values: $0) }
    }

    /// What is known of the object where people name it; nil where none of its properties takes words.
    open class func _said(_ source: _INSource) -> [String: Any]? {
        let fields = _fields
        for name in _namingFields {
            if let field = fields.first(where: { $0.name == name }), let value = field.type._read(source) {
                return [name: value]
            }
        }
        return nil
    }

    /// How the object is found again; nil where it has nothing of the kind.
    open var _identifier: String? {
        for name in ["identifier", "vocabularyIdentifier", "customIdentifier", "bookingIdentifier", "rideIdentifier"] {
            if let text: String = _get(name) { return text }
        }
        return nil
    }

    /// What people are shown for it.
    open var _displayTitle: String {
        for name in Self._namingFields {
            guard let value = _values[name] as? any _INValue else { continue }
            let text = value._wired(full: false).value.plainText
            if !text.isEmpty { return text }
        }
        return SpokenName.title(SpokenName.withoutPrefix(Self._typeName))
    }

    open var _displaySubtitle: String? { nil }
}

extension _INValueObject {
    /// The properties that name an object, best first.
    static let _namingFields = [
        "displayString", "spokenPhrase", "displayName", "title", "nickname", "name", "mediaName", "text",
        "offerTitleText",
        "content", "groupName", "placemark", "dateComponentsRange", "startDateComponents", "amount", "carIdentifier",
        "rentalCompanyName", "audioMessageFile", "linkURL", "value", "itemReference", "restaurant", "currencyAmount",
        "billPayee", "identifier",
    ]

    package static var _typeName: String { String(describing: Self.self) }

    /// The properties that have a value, as the wire writes them.
    package func _members(full: Bool) -> [String: IntentValue] {
        var members: [String: IntentValue] = [:]
        for field in Self._fields {
            if let value = _values[field.name] as? any _INValue { members[field.name] = value._wired(full: full).value }
        }
        return members
    }

    /// The properties that an object of the wire has.
    package static func _values(from json: JSONValue) -> [String: Any] {
        var values: [String: Any] = [:]
        for field in _fields {
            guard let member = json[key: field.name], !member.isNull else { continue }
            values[field.name] = field.type._read(_INSource(member))
        }
        return values
    }

    /// An object from the wire: an entity with its properties, of the class that its type names, or the properties alone.
    private static func _object(from json: JSONValue) -> Any? {
        let type = json[key: "type"]?.stringValue.flatMap { _KnownClasses.named($0, below: self) } ?? self
        var values = type._values(from: json[key: "properties"] ?? json)
        // Somebody who chose among entities may hand back no more than what was shown.
        if values.isEmpty, let title = json[key: "display"]?[key: "title"] {
            values = type._said(_INSource(title)) ?? [:]
        }
        return type.init(_values: values)
    }
}

extension [String: IntentValue] {
    /// The members of an object.
    var json: JSONValue { .object(mapValues(\.json)) }
}

/// Classes that stand for others, such as the kinds of reservations.
enum _KnownClasses {
    /// The class of that name, where it is a subclass of the other.
    static func named(_ name: String, below parent: any _INValue.Type) -> _INValueObject.Type? {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber }),
            let found = NSClassFromString("Intents.\(name)") as? _INValueObject.Type
        else { return nil }
        return isInstance(found.init(_values: [:]), of: parent) ? found : nil
    }

    private static func isInstance<Parent>(_ object: _INValueObject, of parent: Parent.Type) -> Bool {
        object is Parent
    }
}
