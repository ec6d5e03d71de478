// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Reads what a provider or a query offers, whatever its types.
enum OptionsReader {
    /// What the parameter's own provider offers; empty where it has none.
    static func items(of settings: ParameterSettings) async throws -> [OptionItem] {
        guard let provider = settings.optionsProvider else { return [] }
        return try await items(of: provider)
    }

    static func items<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> [OptionItem] {
        try await AppDependencyManager.prepare(provider)
        return items(in: try await provider.results())
    }

    static func items<Values: ResultsCollection>(in results: Values) -> [OptionItem] {
        if let described = results as? any DescribedItems {
            return described.describedItems.map { item in
                OptionItem(
                    value: item.value,
                    option: ChoiceOption(id: identifier(of: item.value), display: item.description.resolved))
            }
        }
        return items(results.items)
    }

    /// Values that show themselves. An identifier that occurs twice is replaced by the place in the list.
    static func items(_ values: [any _IntentValue]) -> [OptionItem] {
        let identifiers = values.map(identifier(of:))
        let areUnique = Set(identifiers).count == identifiers.count
        return values.indices.map { index in
            OptionItem(
                value: values[index],
                option: ChoiceOption(
                    id: areUnique ? identifiers[index] : String(index), display: ValueCoder.display(values[index])))
        }
    }

    static func defaultResult<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> Any? {
        try await AppDependencyManager.prepare(provider)
        return await provider.defaultResult().map { $0 as Any }
    }

    private static func identifier(of value: any _IntentValue) -> String {
        switch value {
        case let value as any AppEnum: rawText(value)
        case let value as any AppEntity: identifierText(value)
        default: ValueCoder.encode(value).spokenText
        }
    }

    private static func rawText<Value: AppEnum>(_ value: Value) -> String { value.rawValue.description }

    private static func identifierText<Value: AppEntity>(_ value: Value) -> String { value.id.entityIdentifierString }
}
