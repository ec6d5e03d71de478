// SPDX-License-Identifier: Apache-2.0

/// Words that call something else than this app; App Intents, iOS 17.
public struct NegativeAppShortcutPhrases: Sendable {
    let keys: [String]

    /// Phrases that must not call the app.
    public init(phrases: [NegativeAppShortcutPhrase]) { keys = phrases.map(\.key) }

    public init(@Builder phrases: () -> [NegativeAppShortcutPhrase]) { self.init(phrases: phrases()) }

    /// Lists phrases in a closure.
    @resultBuilder
    public enum Builder {
        public static func buildBlock(_ components: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] {
            components
        }
    }
}
