// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Whether the person wants to be left alone; Intents, iOS 15. Apps are not told here.
public final class INFocusStatusCenter: NSObject, Sendable {
    public static let `default` = INFocusStatusCenter()

    private override init() { super.init() }

    public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    public var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

    public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(authorizationStatus)
    }

    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { authorizationStatus }
}

/// What somebody uses the app for; Intents, iOS 13.
open class INUserContext: _INValueObject {
    /// Nothing watches contexts here.
    public func becomeCurrent() {}
}

/// Takes the media that may be played next; Intents, iOS 12. Nothing suggests it here.
public final class INUpcomingMediaManager: NSObject, Sendable {
    public static let shared = INUpcomingMediaManager()

    private override init() { super.init() }

    public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {}
}

/// What is known of a donation; Intents, iOS 15.
open class INIntentDonationMetadata: _INValueObject {
    public init() { super.init(_values: [:]) }
    public required init(_values: [String: Any]) { super.init(_values: _values) }
}

/// What a note holds; Intents, iOS 11.
open class INNoteContent: _INValueObject {
    public init() { super.init(_values: [:]) }
    public required init(_values: [String: Any]) { super.init(_values: _values) }

    /// Words alone are a text.
    open override class func _read(_ source: _INSource) -> Any? {
        if let text = source.json.stringValue { return INTextNoteContent(text: text) }
        return super._read(source)
    }
}
