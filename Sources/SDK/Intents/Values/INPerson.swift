// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Somebody; Intents, iOS 10.
open class INPerson: _INValueObject, INSpeakable {
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(_values: [:])
        _values["personHandle"] = personHandle
        _values["nameComponents"] = nameComponents
        _values["displayName"] = displayName
        _values["image"] = image
        _values["contactIdentifier"] = contactIdentifier
        _values["customIdentifier"] = customIdentifier
    }

    /// The handle; nil where only a name is known.
    public var personHandle: INPersonHandle? { _get("personHandle") }
    public var nameComponents: PersonNameComponents? { _get("nameComponents") }
    /// What the person is called; the handle where there is no name.
    public var displayName: String {
        let name: String? = _get("displayName")
        return name ?? nameComponents?.joined ?? personHandle?.value ?? ""
    }
    public var image: INImage? { _get("image") }
    public var contactIdentifier: String? { _get("contactIdentifier") }
    public var customIdentifier: String? { _get("customIdentifier") }
    /// iOS 10.2.
    public var relationship: INPersonRelationship? { _get("relationship") }
    /// iOS 15.
    public var isContactSuggestion: Bool { _get("isContactSuggestion") ?? false }
    /// Other handles of the person.
    public var aliases: [INPersonHandle]? { _get("aliases") }
    public var suggestionType: INPersonSuggestionType { _get("suggestionType") ?? .none }
    /// People whom the name may mean.
    public var siriMatches: [INPerson]? { _get("siriMatches") }
    /// Whether it is the person who asks; iOS 12.
    public var isMe: Bool { _get("isMe") ?? false }
    /// The older form of `personHandle`.
    public var handle: String? { personHandle?.value }

    public var spokenPhrase: String { displayName }
    public var pronunciationHint: String? { nil }
    public var vocabularyIdentifier: String? { customIdentifier }
    public var identifier: String? { customIdentifier }
    public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

    open override class var _fields: [_INField] {
        [
            _INField("personHandle", INPersonHandle.self), _INField("nameComponents", PersonNameComponents.self),
            _INField("displayName", String.self), _INField("image", INImage.self),
            _INField("contactIdentifier", String.self), _INField("customIdentifier", String.self),
            _INField("relationship", INPersonRelationship.self), _INField("isContactSuggestion", Bool.self),
            _INField("aliases", [INPersonHandle].self), _INField("suggestionType", INPersonSuggestionType.self),
            _INField("siriMatches", [INPerson].self), _INField("isMe", Bool.self),
        ]
    }

    open override class var _kind: _INKind { _INKind(.person) }

    open override func _wired(full: Bool) -> _INWire {
        if full { return super._wired(full: true) }
        return _INWire(
            .person(
                PersonValue(
                    name: displayName, handle: personHandle?.value, identifier: customIdentifier ?? contactIdentifier)))
    }

    open override class func _read(_ source: _INSource) -> Any? {
        guard let json = source.object, json[key: "properties"] == nil, let name = json[key: "name"]?.stringValue else {
            return super._read(source)
        }
        var values: [String: Any] = ["displayName": name]
        if let handle = json[key: "handle"]?.stringValue { values["personHandle"] = INPersonHandle.guessed(handle) }
        values["customIdentifier"] = json[key: "identifier"]?.stringValue
        return Self(_values: values)
    }

    /// A person of whom a name or a handle was said.
    open override class func _said(_ source: _INSource) -> [String: Any]? {
        guard let text = source.json.stringValue else { return nil }
        let handle = INPersonHandle.guessed(text)
        return handle.type == .unknown ? ["displayName": text] : ["personHandle": handle]
    }

    open override var _displayTitle: String { displayName }
    open override var _displaySubtitle: String? { personHandle?.value == displayName ? nil : personHandle?.value }
    open override var _identifier: String? { customIdentifier ?? contactIdentifier }
}

extension INPersonHandle {
    /// A handle whose kind is told by its form.
    static func guessed(_ text: String) -> INPersonHandle {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) {
            return INPersonHandle(value: text, type: .emailAddress)
        }
        let isNumber = text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "+-() /.".contains($0) }
        return INPersonHandle(value: text, type: isNumber ? .phoneNumber : .unknown)
    }
}
