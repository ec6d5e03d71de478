// SPDX-License-Identifier: Apache-2.0

/// Words that call an action, with `\(.applicationName)` and `\(\.$parameter)` in them; App Intents, iOS 16.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let template: IntentTemplate<Intent>

    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a phrase; App Intents, iOS 16.
    public typealias StringInterpolation = _IntentTemplateInterpolation<Intent, AppShortcutPhraseToken>
}
