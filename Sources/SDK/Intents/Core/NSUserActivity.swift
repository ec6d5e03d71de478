// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What a person is doing, so that they can go on with it elsewhere; Foundation, iOS 8.
open class NSUserActivity: NSObject {
    /// Names the kind of activity, in reverse-DNS style.
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var requiredUserInfoKeys: Set<String>?
    public var keywords: Set<String> = []
    public var webpageURL: URL?
    public var referrerURL: URL?
    public var expirationDate: Date?
    public var targetContentIdentifier: String?
    public var persistentIdentifier: String?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false
    public var isEligibleForPublicIndexing = false
    public var isEligibleForPrediction = false
    public var needsSave = false
    var stored: [String: Any] = [:]

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Activities travel with results; nothing else watches them here.
    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSUserActivity else { return false }
        return other === self || other._wired(full: true).value == _wired(full: true).value
    }

    open override var hash: Int { activityType.hashValue }
}

extension NSUserActivity {
    /// The donation that the activity came from; Intents, iOS 10.
    public var interaction: INInteraction? { stored["interaction"] as? INInteraction }

    /// What a person could say for it; Intents, iOS 12.
    public var suggestedInvocationPhrase: String? {
        get { stored["suggestedInvocationPhrase"] as? String }
        set { stored["suggestedInvocationPhrase"] = newValue }
    }

    /// When it may be suggested; Intents, iOS 14.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { stored["shortcutAvailability"] as? INShortcutAvailabilityOptions ?? [] }
        set { stored["shortcutAvailability"] = newValue }
    }
}

extension NSUserActivity: _INValue {
    public static var _kind: _INKind { _INKind(.entity("NSUserActivity")) }

    public func _wired(full: Bool) -> _INWire {
        var properties: [String: IntentValue] = ["activityType": .string(activityType)]
        properties["title"] = title.map(IntentValue.string)
        properties["webpageURL"] = webpageURL.map(IntentValue.url)
        properties["persistentIdentifier"] = persistentIdentifier.map(IntentValue.string)
        properties["targetContentIdentifier"] = targetContentIdentifier.map(IntentValue.string)
        properties["suggestedInvocationPhrase"] = suggestedInvocationPhrase.map(IntentValue.string)
        let named = (userInfo ?? [:]).map { ($0.key as? String ?? "\($0.key.base)", $0.value) }
        if !named.isEmpty {
            let members = Dictionary(named, uniquingKeysWith: { first, _ in first })
            properties["userInfo"] = members._wired(full: full).value
        }
        return _INWire(
            .entity(
                EntityValue(
                    type: "NSUserActivity", id: persistentIdentifier ?? activityType,
                    display: DisplayRepresentationValue(title: title ?? activityType), properties: properties)))
    }

    public static func _read(_ source: _INSource) -> Any? {
        guard let json = source.object else {
            return source.json.stringValue.map { NSUserActivity(activityType: $0) }
        }
        let members = json[key: "properties"] ?? json
        guard let type = members[key: "activityType"]?.stringValue else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = members[key: "title"]?.stringValue
        activity.webpageURL = members[key: "webpageURL"]?.stringValue.flatMap(URL.init(string:))
        activity.persistentIdentifier = members[key: "persistentIdentifier"]?.stringValue
        activity.targetContentIdentifier = members[key: "targetContentIdentifier"]?.stringValue
        activity.suggestedInvocationPhrase = members[key: "suggestedInvocationPhrase"]?.stringValue
        activity.userInfo = members[key: "userInfo"].flatMap { [String: Any]._read(_INSource($0)) as? [String: Any] }
        return activity
    }
}
