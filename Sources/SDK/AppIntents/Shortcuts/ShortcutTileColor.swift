// SPDX-License-Identifier: Apache-2.0

/// The colour of the app's shortcuts; App Intents, iOS 16.
public enum ShortcutTileColor: Hashable, Sendable, CaseIterable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}
