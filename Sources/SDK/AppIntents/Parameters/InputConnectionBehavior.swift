// SPDX-License-Identifier: Apache-2.0

/// Whether a shortcut's editor connects the parameter with the result before it; App Intents, iOS 16.
public enum InputConnectionBehavior: Sendable, Hashable {
    case `default`
    case never
    case connectToPreviousIntentResult
}
