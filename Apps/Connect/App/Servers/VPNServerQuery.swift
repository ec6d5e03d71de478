// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Finds servers among the configured profiles.
struct VPNServerQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [VPNServer.ID]) async throws -> [VPNServer] {
        try await VPNManager.servers().filter { identifiers.contains($0.id) }
    }

    /// By name or address, regardless of case and accents; one that is named exactly stands alone.
    func entities(matching string: String) async throws -> [VPNServer] {
        let servers = try await VPNManager.servers()
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        let exact = servers.filter { $0.name.compare(string, options: options) == .orderedSame }
        if !exact.isEmpty { return exact }
        return servers.filter { server in
            [server.name, server.address ?? ""].contains { $0.range(of: string, options: options) != nil }
        }
    }

    func allEntities() async throws -> [VPNServer] { try await VPNManager.servers() }

    func suggestedEntities() async throws -> [VPNServer] { try await VPNManager.servers() }
}
