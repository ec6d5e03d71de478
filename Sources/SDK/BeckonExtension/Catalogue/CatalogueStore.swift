// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Synchronization

/// The app's catalogue, made once for each language that is asked for.
final class CatalogueStore: Sendable {
    private let types: @Sendable () -> AppTypes
    private let made = Mutex<[Language: AppCatalogue]>([:])

    /// - Parameter types: looked for only once a catalogue is asked for.
    init(types: @escaping @autoclosure @Sendable () -> AppTypes = .ofProgram) {
        self.types = types
    }

    private struct Language: Hashable {
        let languages: [String]
        let locale: String
    }

    /// The catalogue in the language of the request.
    func current() -> AppCatalogue {
        let context = Localization.current
        let language = Language(languages: context.languages, locale: context.localeIdentifier)
        if let catalogue = made.withLock({ $0[language] }) { return catalogue }
        let catalogue = make()
        made.withLock { $0[language] = catalogue }
        return catalogue
    }

    /// Why only the host may run an action; nil where anybody may.
    func guardNeeded(by type: any AppIntent.Type) -> String? {
        let action = IntentReflection.describe(type)
        if action.authenticationPolicy != .alwaysAllowed { return "“\(action.title)” needs authentication." }
        if action.asksConfirmation { return "“\(action.title)” asks for a confirmation." }
        return nil
    }

    private func make() -> AppCatalogue {
        let types = self.types()
        return AppCatalogue(
            actions: types.intents.map { IntentReflection.describe($0.type) },
            enums: types.enums.map { IntentReflection.describe($0) },
            entities: types.entities.map { IntentReflection.describe($0) },
            shortcuts: types.shortcuts.flatMap { IntentReflection.shortcuts(of: $0) },
            negativePhrases: types.shortcuts.flatMap { IntentReflection.negativePhrases(of: $0) })
    }
}
