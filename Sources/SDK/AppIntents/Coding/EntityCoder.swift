// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Reads and writes entities: by identifier, or by words that their query finds.
enum EntityCoder {
    static func encode<Entity: AppEntity>(_ entity: Entity) -> EntityValue {
        var properties: [String: IntentValue] = [:]
        for (name, property) in IntentReflection.properties(of: entity) {
            properties[name] = property.intentValue
        }
        return EntityValue(
            type: Entity.persistentIdentifier, id: entity.id.entityIdentifierString,
            display: entity.displayRepresentation.resolved, properties: properties)
    }

    static func option<Entity: AppEntity>(_ entity: Entity) -> ChoiceOption {
        ChoiceOption(id: entity.id.entityIdentifierString, display: entity.displayRepresentation.resolved)
    }

    /// - Parameter query: The parameter's own query; nil is the entity's default one.
    static func decode<Entity: AppEntity>(
        _ value: IntentValue, as type: Entity.Type, query: (any EntityQuery)?
    ) async throws -> Entity {
        let source = EntitySource<Entity>(query)
        switch value {
        case .entity(let value):
            let found = try await source.entities(identifiers: [value.id])
            guard let entity = found.first else {
                throw ParameterProblem.notFound(value.display?.title ?? value.id)
            }
            return entity
        case .string(let text): return try await find(text, in: source)
        case .integer(let number): return try await find(String(number), in: source)
        default: throw ParameterProblem.expected("a name or an identifier", value)
        }
    }

    /// Fetches many by identifier in one call of the query, in the order asked for.
    static func decodeAll<Entity: AppEntity>(
        _ values: [EntityValue], as type: Entity.Type, query: (any EntityQuery)?
    ) async throws -> [Entity] {
        let found = try await EntitySource<Entity>(query).entities(identifiers: values.map(\.id))
        let byIdentifier = Dictionary(
            found.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
        return values.compactMap { byIdentifier[$0.id] }
    }

    private static func find<Entity: AppEntity>(_ text: String, in source: EntitySource<Entity>) async throws -> Entity
    {
        var failure: (any Error)?
        do {
            if let entity = try await source.entities(identifiers: [text]).first(where: {
                $0.id.entityIdentifierString == text
            }) {
                return entity
            }
        } catch {
            // A query may refuse what is no identifier; the text can still be a name.
            failure = error
        }
        let found = try await source.entities(matching: text)
        let spoken = text.folded
        let exact = found.filter { $0.displayRepresentation.title.resolved().folded == spoken }
        let hits = exact.isEmpty ? found : exact
        switch hits.count {
        case 0:
            if let failure { throw failure }
            throw ParameterProblem.notFound(text)
        case 1: return hits[0]
        default: throw ParameterProblem.ambiguous(hits.map(option))
        }
    }
}
