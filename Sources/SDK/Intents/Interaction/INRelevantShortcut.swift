// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// A shortcut with when it is of use; Intents, iOS 12.
open class INRelevantShortcut: NSObject {
    public var relevanceProviders: [INRelevanceProvider] = []
    public var watchTemplate: INDefaultCardTemplate?
    /// iOS 15.
    public var widgetKind: String?
    public var shortcutRole = INRelevantShortcutRole.action
    public let shortcut: INShortcut

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// Takes the shortcuts that are of use now; Intents, iOS 12. The host keeps them with the app.
public final class INRelevantShortcutStore: NSObject, Sendable {
    public static let `default` = INRelevantShortcutStore()

    private override init() { super.init() }

    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        LearnedNotes.ofProgram.note(LearnedChange(.replace, "relevant", entries: shortcuts.map(\.shortcut.learned)))
        completionHandler?(nil)
    }

    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        setRelevantShortcuts(shortcuts, completionHandler: nil)
    }
}

/// When a shortcut is of use; Intents, iOS 12.
open class INRelevanceProvider: NSObject {
    override init() { super.init() }
}

/// A time when a shortcut is of use; Intents, iOS 12.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
}

/// A place where a shortcut is of use; Intents, iOS 12.
open class INLocationRelevanceProvider: INRelevanceProvider {
    public let region: CLRegion

    public init(region: CLRegion) {
        self.region = region
        super.init()
    }
}

/// A part of the day in which a shortcut is of use; Intents, iOS 12.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public typealias Situation = INDailyRoutineSituation

    public let situation: INDailyRoutineSituation

    public init(situation: INDailyRoutineSituation) {
        self.situation = situation
        super.init()
    }
}
