// SPDX-License-Identifier: Apache-2.0

/// One phrase that calls something else; App Intents, iOS 17.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let key: String

    /// A phrase, or its key in the table `AppShortcuts`.
    public init(_ phraseKey: String) { key = phraseKey }

    public init(stringLiteral value: String) { key = value }

    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

    /// Collects the parts of a phrase; App Intents, iOS 17.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
    }
}
