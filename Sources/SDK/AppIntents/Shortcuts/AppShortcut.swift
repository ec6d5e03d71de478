// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// An action with the phrases that call it, ready without being set up; App Intents, iOS 16.
public struct AppShortcut: Sendable {
    let intent: any AppIntent
    /// The phrases as they stand in the table `AppShortcuts`.
    let phraseKeys: [String]
    let shortTitle: LocalizedStringResource
    let systemImageName: String?

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.init(intent, phrases, shortTitle, systemImageName)
    }

    @available(*, deprecated, message: "Give a shortTitle and a systemImageName.")
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.init(intent, phrases, Intent.title, nil)
    }

    @available(*, deprecated, message: "Give a shortTitle.")
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String) {
        self.init(intent, phrases, Intent.title, systemImageName)
    }

    private init<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource,
        _ systemImageName: String?
    ) {
        self.intent = intent
        self.phraseKeys = phrases.map { $0.template.key(for: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// The shortcut in the language of the request.
    var descriptor: AppShortcutDescriptor {
        let reference = IntentReflection.reference(to: intent)
        return AppShortcutDescriptor(
            action: reference.action, phrases: localisedPhrases, shortTitle: shortTitle.resolved(),
            systemImageName: systemImageName, arguments: reference.arguments)
    }

    /// A string catalogue may hold all translated phrases under the first one's key.
    private var localisedPhrases: [String] {
        let translations = phraseKeys.map { key in
            LocalizedStringResource(
                key: key, defaultValue: String.LocalizationValue(stringLiteral: key), table: "AppShortcuts"
            ).alternatives(in: Localization.current)
        }
        if let first = translations.first, first.count > 1 { return first }
        var seen: Set<String> = []
        return translations.joined().filter { seen.insert($0).inserted }
    }
}
