// SPDX-License-Identifier: Apache-2.0

/// What stands in a phrase for something that the system knows; App Intents, iOS 16.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name, or one of its other names.
    case applicationName
}
