// SPDX-License-Identifier: Apache-2.0

/// Collects text with parameters of an intent in it; `Token` is what else may stand there, `Never` for nothing.
public struct _IntentTemplateInterpolation<Intent: AppIntent, Token>: StringInterpolationProtocol {
    var template = IntentTemplate<Intent>(parts: [])

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template.parts.append(.literal(literal)) }

    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
        _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
        template.parts.append(.parameter(subject))
    }
}

extension _IntentTemplateInterpolation where Token == AppShortcutPhraseToken {
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
        template.parts.append(.applicationName)
    }
}
