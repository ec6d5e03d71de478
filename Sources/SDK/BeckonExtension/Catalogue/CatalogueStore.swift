// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import BeckonSchema
import Synchronization

/// The app's catalogue, made once for each language that is asked for.
final class CatalogueStore: Sendable {
    private let sources: @Sendable () -> ActionSources
    private let made = Mutex<[Language: AppCatalogue]>([:])

    /// - Parameter sources: looked for only once a catalogue is asked for.
    init(sources: @escaping @autoclosure @Sendable () -> ActionSources = .ofProgram) {
        self.sources = sources
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
        let catalogue = sources().catalogue
        made.withLock { $0[language] = catalogue }
        return catalogue
    }
}
