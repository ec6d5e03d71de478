// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Something that the app can do again; Intents, iOS 12.
public enum INShortcut: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// Nil where the app does not support the request.
    public init?(intent: INIntent) { self = .intent(intent) }

    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }

    public var description: String { intent?.intentDescription ?? userActivity?.title ?? "" }
    public var debugDescription: String { description }
}

extension INShortcut {
    /// The phrase that is suggested for it, or its title, and what it is about.
    var learned: LearnedEntry {
        switch self {
        case .intent(let intent):
            LearnedEntry(
                intent.suggestedInvocationPhrase ?? description, identifier: intent.identifier,
                about: String(describing: type(of: intent)))
        case .userActivity(let activity):
            LearnedEntry(
                activity.suggestedInvocationPhrase ?? description, identifier: activity.persistentIdentifier,
                about: activity.activityType)
        }
    }
}

/// The class that `INShortcut` is on Apple's systems.
open class INShortcutReference: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
        super.init()
    }

    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
        super.init()
    }
}
