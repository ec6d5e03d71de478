// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct PropertyTagQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = (ServerEntity) -> Bool

    static let properties = QueryProperties {
        Property(\ServerEntity.$name) {
            EqualToComparator { name in { $0.name == name } }
            ContainsComparator { text in { $0.name.contains(text) } }
        }
        Property(\ServerEntity.$load) {
            LessThanComparator { load in { $0.load < load } }
            IsBetweenComparator { low, high in { (low...high).contains($0.load) } }
        }
        Property(\ServerEntity.$country) {
            HasPrefixComparator { text in { $0.country?.hasPrefix(text) ?? false } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\ServerEntity.$name)
        SortableBy(\ServerEntity.$load)
    }

    func entities(for identifiers: [String]) async throws -> [ServerEntity] {
        ServerQuery.servers.filter { identifiers.contains($0.id) }
    }

    func entities(
        matching comparators: [(ServerEntity) -> Bool], mode: ComparatorMode,
        sortedBy: [Sort<ServerEntity>], limit: Int?
    ) async throws -> [ServerEntity] {
        let found = ServerQuery.servers.filter { server in
            mode == .and ? comparators.allSatisfy { $0(server) } : comparators.contains { $0(server) }
        }
        return Array(found.prefix(limit ?? found.count))
    }
}
