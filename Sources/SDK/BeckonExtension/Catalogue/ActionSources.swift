// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// Everything that a program offers, whichever framework it comes from.
struct ActionSources: Sendable {
    private let sources: [any ActionSource]

    static let ofProgram = ActionSources(
        [AppIntentActions()]
            + ConformanceRecords.types(
                conformingTo: (any ActionSource).self, as: (any ActionSource.Type).self, notIn: ["BeckonExtension"]
            ).map { $0.init() })

    init(_ sources: [any ActionSource]) { self.sources = sources }

    /// The catalogues of all, in the language of the request; actions in the order of their identifiers.
    var catalogue: AppCatalogue {
        guard sources.count > 1 else { return sources.first?.catalogue ?? AppCatalogue() }
        let catalogues = sources.map(\.catalogue)
        return AppCatalogue(
            actions: catalogues.flatMap(\.actions).sorted { $0.identifier < $1.identifier },
            enums: catalogues.flatMap(\.enums), entities: catalogues.flatMap(\.entities),
            shortcuts: catalogues.flatMap(\.shortcuts), negativePhrases: catalogues.flatMap(\.negativePhrases))
    }

    func action(_ identifier: String) -> (any OfferedAction)? {
        sources.lazy.compactMap { $0.action(identifier) }.first
    }
}
