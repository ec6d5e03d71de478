// SPDX-License-Identifier: Apache-2.0

/// A thing of the app's own; Intents, iOS 12.
open class INObject: _INValueObject, INSpeakable {
    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        super.init(_values: [:])
        _values["identifier"] = identifier
        _values["displayString"] = displayString
        _values["pronunciationHint"] = pronunciationHint
    }

    public required init(_values: [String: Any]) { super.init(_values: _values) }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// iOS 14.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    /// iOS 14.
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public var identifier: String? { _get("identifier") }
    public var displayString: String { _get("displayString") ?? "" }
    public var pronunciationHint: String? { _get("pronunciationHint") }
    /// iOS 14.
    public var subtitleString: String? {
        get { _get("subtitleString") }
        set { _values["subtitleString"] = newValue }
    }
    /// iOS 14.
    public var displayImage: INImage? {
        get { _get("displayImage") }
        set { _values["displayImage"] = newValue }
    }
    /// iOS 13.
    public var alternativeSpeakableMatches: [INSpeakableString]? {
        get { _get("alternativeSpeakableMatches") }
        set { _values["alternativeSpeakableMatches"] = newValue }
    }

    public var spokenPhrase: String { displayString }
    public var vocabularyIdentifier: String? { identifier }

    open override class var _fields: [_INField] {
        [
            _INField("identifier", String.self), _INField("displayString", String.self),
            _INField("pronunciationHint", String.self), _INField("subtitleString", String.self),
            _INField("displayImage", INImage.self),
            _INField("alternativeSpeakableMatches", [INSpeakableString].self),
        ]
    }

    open override var _displaySubtitle: String? { subtitleString }
}
