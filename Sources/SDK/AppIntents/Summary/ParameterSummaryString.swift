// SPDX-License-Identifier: Apache-2.0
/// The text of a summary, with `\(\.$parameter)` in it; App Intents, iOS 16.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let template: IntentTemplate<Intent>

    /// A sentence without parameters.
    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a summary; App Intents, iOS 16.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = IntentTemplate<Intent>(parts: [])

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { template.parts.append(.literal(literal)) }

        public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
            _ subject: KeyPath<Intent, IntentParameter<ValueType>>
        ) {
            template.parts.append(.parameter(subject))
        }
    }
}

/// Text with parameters of an intent in it.
struct IntentTemplate<Intent: AppIntent> {
    enum Part {
        case literal(String)
        case applicationName
        case parameter(PartialKeyPath<Intent>)
    }

    var parts: [Part]

    /// The text as it stands in string tables: `${applicationName}` and `${parameter}`.
    func key(for intent: Intent) -> String {
        let names = IntentReflection.parameters(of: intent)
        return parts.map { part in
            switch part {
            case .literal(let text): return text
            case .applicationName: return "${applicationName}"
            case .parameter(let path):
                let parameter = intent[keyPath: path] as AnyObject
                let name = names.first { $0.parameter === parameter }?.name
                return "${\(name ?? "")}"
            }
        }.joined()
    }

    func resolved(for intent: Intent, table: String?) -> String {
        let key = key(for: intent)
        return LocalizedStringResource(
            key: key, defaultValue: String.LocalizationValue(stringLiteral: key), table: table
        ).resolved()
    }
}
