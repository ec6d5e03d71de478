// SPDX-License-Identifier: Apache-2.0

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
