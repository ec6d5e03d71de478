// SPDX-License-Identifier: Apache-2.0
/// Words that call an action, with `\(.applicationName)` and `\(\.$parameter)` in them; App Intents, iOS 16.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let template: IntentTemplate<Intent>

    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a phrase; App Intents, iOS 16.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = IntentTemplate<Intent>(parts: [])

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { template.parts.append(.literal(literal)) }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            template.parts.append(.applicationName)
        }

        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
            _ subject: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.parts.append(.parameter(subject))
        }
    }
}

/// What stands in a phrase for something that the system knows; App Intents, iOS 16.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name, or one of its other names.
    case applicationName
}
