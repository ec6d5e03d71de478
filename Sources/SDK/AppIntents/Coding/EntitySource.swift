// SPDX-License-Identifier: Apache-2.0

/// The entities of one type, through whatever kind of query they have.
struct EntitySource<Entity: AppEntity> {
    private let query: any EntityQuery

    /// - Parameter query: A query to use in place of the entity's default one.
    init(_ query: (any EntityQuery)?) {
        self.query = query ?? Entity.defaultQuery
    }

    /// Whether the query finds by text.
    var isSearchable: Bool { query is any EntityStringQuery }

    func entities(identifiers: [String]) async throws -> [Entity] {
        let known = identifiers.compactMap(Entity.ID.entityIdentifier(for:))
        guard !known.isEmpty else { return [] }
        let found = try await fetch(query, known)
        // A query may answer in any order; the one asked for is restored.
        return known.compactMap { identifier in found.first { $0.id == identifier } }
    }

    func suggested() async throws -> [Entity] {
        try await suggested(query)
    }

    /// All entities where the query lists them, otherwise the suggested ones.
    func all() async throws -> [Entity] {
        guard let query = query as? any EnumerableEntityQuery else { return try await suggested() }
        return try await all(query)
    }

    /// What the query finds for a text; a query without a search of its own is filtered by title and synonyms.
    func entities(matching text: String) async throws -> [Entity] {
        if let query = query as? any EntityStringQuery {
            return try await search(query, text)
        }
        let spoken = text.folded
        return try await all().filter { entity in
            let display = entity.displayRepresentation
            return ([display.title] + display.synonyms).contains { $0.resolved().folded.contains(spoken) }
        }
    }

    private func fetch<Query: EntityQuery>(_ query: Query, _ identifiers: [Entity.ID]) async throws -> [Entity] {
        try await AppDependencyManager.prepare(query)
        guard let known = identifiers as? [Query.Entity.ID] else { return [] }
        return try await query.entities(for: known).compactMap { $0 as? Entity }
    }

    private func items<Query, Results: ResultsCollection>(
        of query: Query, _ call: (Query) async throws -> Results
    ) async throws -> [Entity] {
        try await AppDependencyManager.prepare(query)
        return try await call(query).items.compactMap { $0 as? Entity }
    }

    private func suggested<Query: EntityQuery>(_ query: Query) async throws -> [Entity] {
        try await items(of: query) { try await $0.suggestedEntities() }
    }

    private func all<Query: EnumerableEntityQuery>(_ query: Query) async throws -> [Entity] {
        try await items(of: query) { try await $0.allEntities() }
    }

    private func search<Query: EntityStringQuery>(_ query: Query, _ text: String) async throws -> [Entity] {
        try await items(of: query) { try await $0.entities(matching: text) }
    }
}
