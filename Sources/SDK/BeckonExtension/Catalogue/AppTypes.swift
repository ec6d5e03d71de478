// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// The types of the program that are offered to people, found once in its metadata.
struct AppTypes: Sendable {
    /// Actions in the order of their identifiers.
    let intents: [(identifier: String, type: any AppIntent.Type)]
    let entities: [any AppEntity.Type]
    let enums: [any AppEnum.Type]
    let shortcuts: [any AppShortcutsProvider.Type]
    private let intentsByIdentifier: [String: any AppIntent.Type]

    static let ofProgram = AppTypes(
        intents: ConformanceRecords.types(
            conformingTo: (any AppIntent).self, as: (any AppIntent.Type).self, notIn: ownModules),
        entities: ConformanceRecords.types(
            conformingTo: (any AppEntity).self, as: (any AppEntity.Type).self, notIn: ownModules),
        enums: ConformanceRecords.types(
            conformingTo: (any AppEnum).self, as: (any AppEnum.Type).self, notIn: ownModules),
        shortcuts: ConformanceRecords.types(
            conformingTo: (any AppShortcutsProvider).self, as: (any AppShortcutsProvider.Type).self,
            notIn: ownModules))

    /// What the SDK and the standard library bring themselves is no action of the app's.
    private static let ownModules: Set<String> = ["AppIntents", "Foundation", "Swift", "SwiftUI"]

    init(
        intents: [any AppIntent.Type], entities: [any AppEntity.Type], enums: [any AppEnum.Type],
        shortcuts: [any AppShortcutsProvider.Type]
    ) {
        self.intents = intents.map { (identifier: $0.persistentIdentifier, type: $0) }
            .sorted { $0.identifier < $1.identifier }
        self.entities = entities
        self.enums = enums
        self.shortcuts = shortcuts
        intentsByIdentifier = Dictionary(
            self.intents.map { ($0.identifier, $0.type) }, uniquingKeysWith: { first, _ in first })
    }

    func entity(_ identifier: String) -> (any AppEntity.Type)? {
        entities.first { $0.persistentIdentifier == identifier }
    }

    func intent(_ identifier: String) -> (any AppIntent.Type)? { intentsByIdentifier[identifier] }
}
