// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A word of the app's vocabulary; Intents, iOS 10.
open class INSpeakableString: _INValueObject, INSpeakable {
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(_values: [:])
        _values["vocabularyIdentifier"] = vocabularyIdentifier
        _values["spokenPhrase"] = spokenPhrase
        _values["pronunciationHint"] = pronunciationHint
    }

    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(
            vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    public convenience init(spokenPhrase: String) {
        self.init(_values: [:])
        _values["spokenPhrase"] = spokenPhrase
    }

    public var spokenPhrase: String { _get("spokenPhrase") ?? "" }
    public var pronunciationHint: String? { _get("pronunciationHint") }
    public var vocabularyIdentifier: String? { _get("vocabularyIdentifier") }
    public var identifier: String? { vocabularyIdentifier }
    public var alternativeSpeakableMatches: [any INSpeakable]? { nil }

    open override class var _fields: [_INField] {
        [
            _INField("spokenPhrase", String.self), _INField("pronunciationHint", String.self),
            _INField("vocabularyIdentifier", String.self),
        ]
    }

    open override class var _kind: _INKind { _INKind(.string) }

    /// People see the words; what is kept has the identifier too.
    open override func _wired(full: Bool) -> _INWire {
        full || vocabularyIdentifier != nil ? super._wired(full: full) : _INWire(.string(spokenPhrase))
    }
}
