// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension IntentParameter {
    package func options(for intent: any AppIntent, search: String?) async throws -> [ChoiceOption]? {
        try await IntentRuntime.$intent.withValue(intent) { try await options(search: search) }
    }

    func options(search: String?) async throws -> [ChoiceOption]? {
        if settings.optionsProvider != nil {
            return try await OptionsReader.items(of: settings).map(\.option).matching(search)
        }
        switch elementType {
        case let type as any AppEnum.Type:
            return EnumCoder.options(of: type).filter { settings.supportedRawValues?.contains($0.id) ?? true }
                .matching(search)
        case let type as any AppEntity.Type: return try await entityOptions(of: type, search: search)
        default: return nil
        }
    }

    private func entityOptions<Entity: AppEntity>(
        of type: Entity.Type, search: String?
    ) async throws -> [ChoiceOption] {
        let source = EntitySource<Entity>(settings.query)
        guard let search, !search.isEmpty else { return try await source.suggested().map(EntityCoder.option) }
        return try await source.entities(matching: search).map(EntityCoder.option)
    }

    /// Takes the value that the provider or query names for a parameter that nobody set.
    func takeDefaultResult() async throws {
        let element: Any?
        if let provider = settings.optionsProvider {
            element = try await OptionsReader.defaultResult(of: provider)
        } else if let query = settings.query ?? (elementType as? any AppEntity.Type)?.anyDefaultQuery {
            element = try await OptionsReader.defaultResult(of: query)
        } else {
            return
        }
        if let element, let value = value(ofElement: element) { store(value) }
    }
}

extension AppEntity {
    fileprivate static var anyDefaultQuery: any EntityQuery { defaultQuery }
}

extension [ChoiceOption] {
    /// The options whose words contain the text; all where there is none.
    fileprivate func matching(_ search: String?) -> [ChoiceOption] {
        guard let spoken = search?.folded, !spoken.isEmpty else { return self }
        return filter { option in
            ([option.display.title, option.display.subtitle ?? ""] + option.display.synonyms)
                .contains { $0.folded.contains(spoken) }
        }
    }
}
