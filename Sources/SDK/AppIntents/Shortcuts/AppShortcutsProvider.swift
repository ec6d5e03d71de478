// SPDX-License-Identifier: Apache-2.0

/// The app's shortcuts; App Intents, iOS 16. At most ten.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    /// The app’s shortcuts, at most ten; the first matter most.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour behind the shortcuts’ symbols.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Words that mean something else than this app; iOS 17.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Tells that parameters of phrases have new values. The host asks for them whenever it listens,
    /// so that nothing has to be kept up to date here.
    public static func updateAppShortcutParameters() {}
}
