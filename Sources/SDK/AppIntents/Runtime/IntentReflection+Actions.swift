// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentReflection {
    /// Nil as the wire writes it.
    static let noValue = IntentValue.none

    /// The facts about an action, in the language of the request.
    package static func describe(_ type: any AppIntent.Type) -> ActionDescriptor { descriptor(of: type) }

    private static func descriptor<Intent: AppIntent>(of type: Intent.Type) -> ActionDescriptor {
        let intent = type.init()
        let description = type._describedAs
        return ActionDescriptor(
            identifier: type.persistentIdentifier, title: type.title.resolved(),
            explanation: description?.descriptionText.resolved(), category: description?.categoryName?.resolved(),
            keywords: description?.searchKeywords.map { $0.resolved() } ?? [],
            parameters: fields(of: intent).map { $0.parameter.describe(name: $0.name) },
            resultType: resultType(of: type._resultValue),
            resultName: description?.resultValueName?.resolved(),
            authenticationPolicy: policy(type.authenticationPolicy), opensApp: type.supportedModes.opensApp,
            isDiscoverable: type.isDiscoverable, asksConfirmation: type._removesThings,
            reportsProgress: type._reportsProgress,
            summary: summary(of: intent))
    }

    /// The sentence that shows an intent with the values it holds; nil where its author wrote none.
    package static func summary<Intent: AppIntent>(of intent: Intent) -> String? {
        Intent._hasSummary ? writtenSummary(of: intent) : nil
    }

    /// Apart, because the runtime makes the types that occur in a generic function at its beginning.
    @inline(never)
    private static func writtenSummary<Intent: AppIntent>(of intent: Intent) -> String? {
        let summary = Intent.parameterSummary
        // The usual type first: asking for the protocol searches all conformances once for each intent.
        if let summary = summary as? IntentParameterSummary<Intent> { return summary.sentence(for: intent) }
        return (summary as? any RenderedSummary)?.sentence(for: intent)
    }

    private static func resultType(of value: any _IntentValue.Type) -> BeckonSchema.ValueType? {
        value == Never.self ? nil : ValueCoder.schemaType(of: value)
    }

    private static func policy(_ policy: IntentAuthenticationPolicy) -> ActionDescriptor.AuthenticationPolicy {
        switch policy {
        case .alwaysAllowed: .alwaysAllowed
        case .requiresAuthentication: .requiresAuthentication
        case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
        }
    }

    /// The action that an intent stands for, with the values that it holds.
    package static func reference(to intent: any AppIntent) -> ActionReference {
        var arguments: [String: IntentValue] = [:]
        for (name, parameter) in parameters(of: intent) where parameter.state == .set {
            arguments[name] = parameter.intentValue
        }
        return ActionReference(action: type(of: intent).persistentIdentifier, arguments: arguments)
    }

    /// An app's shortcuts, in the language of the request.
    package static func shortcuts(of type: any AppShortcutsProvider.Type) -> [AppShortcutDescriptor] {
        type.appShortcuts.map(\.descriptor)
    }

    package static func negativePhrases(of type: any AppShortcutsProvider.Type) -> [String] {
        type.negativePhrases.keys.map { key in
            LocalizedStringResource(
                key: key, defaultValue: String.LocalizationValue(stringLiteral: key), table: "AppShortcuts"
            ).resolved()
        }
    }
}
