// SPDX-License-Identifier: Apache-2.0

/// What an app answers to a request; Intents, iOS 10.
open class INIntentResponse: _INValueObject, _INAnswer {
    public init() { super.init(_values: [:]) }

    public required init(_values: [String: Any]) { super.init(_values: _values) }

    /// What the app needs to go on where the extension leaves off.
    public var userActivity: NSUserActivity? {
        get { _get("_userActivity") }
        set { _values["_userActivity"] = newValue }
    }

    /// The codes that this kind of answer can have; nil for an answer that has none.
    open class var _codes: (any _INEnum.Type)? { nil }

    /// Whether an app's own code means that the request was done; nil for the codes that all answers have.
    open class func _isSuccess(_ code: Int) -> Bool? { nil }

    /// The app's own sentence for the answer.
    open var _dialog: String? { nil }

    /// The shorter form of the sentence, for where there is something to see.
    open var _conciseDialog: String? { nil }

    public static var _unimplemented: Self { Self(_values: ["_unimplemented": true]) }

    public var _isUnimplemented: Bool { _values["_unimplemented"] != nil }
}
