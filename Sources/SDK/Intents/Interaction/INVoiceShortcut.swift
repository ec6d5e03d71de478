// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// A shortcut with the phrase that somebody gave it; Intents, iOS 12.
open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    package init(identifier: UUID = UUID(), invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
        super.init()
    }
}

/// The shortcuts that a person has given phrases, and those that the app suggests; Intents, iOS 12.
///
/// An app sees no phrases of the person's here: they belong to the host.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()

    private override init() { super.init() }

    public func getAllVoiceShortcuts(completion completionHandler: ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }

    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    public func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completionHandler(nil, INIntentError(.voiceShortcutGetFailed))
    }

    public func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        throw INIntentError(.voiceShortcutGetFailed)
    }

    /// Replaces what the app suggests; the host keeps it with the app.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        LearnedNotes.ofProgram.note(LearnedChange(.replace, "suggestion", entries: suggestions.map(\.learned)))
    }
}
