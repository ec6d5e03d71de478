// SPDX-License-Identifier: Apache-2.0
import Bus
package import ConnectCore
import Foundation

/// The VPN and WireGuard connections that NetworkManager keeps, of all users; none where it does not run.
package struct NetworkManagerProfiles: ProfileSource {
    package let fileEnding = "nmconnection"
    private static let prefix = "nm-"
    private let client: NetworkManagerClient

    package init(_ client: NetworkManagerClient) { self.client = client }

    /// The identity of the connection with that UUID.
    static func id(of uuid: String) -> ProfileID { ProfileID(rawValue: prefix + uuid) }

    package func list() async -> ProfileListing {
        guard await client.isRunning(), let paths = try? await paths() else { return ProfileListing() }
        var profiles: [Profile] = []
        for path in paths {
            // One that was removed meanwhile has no settings any more.
            if let profile = try? await profile(at: path) { profiles.append(profile) }
        }
        return ProfileListing(profiles: profiles.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
    }

    package func profile(_ id: ProfileID) async throws(ConnectFailure) -> Profile? {
        guard id.rawValue.hasPrefix(Self.prefix) else { return nil }
        guard await client.isRunning() else {
            throw ConnectFailure(
                .managerNotRunning, "The profile “\(id.rawValue)” is NetworkManager's, which does not run")
        }
        do throws(ConnectFailure) {
            return try await NetworkManagerFault.translate {
                let path = try await client.call(
                    NetworkManagerNames.settingsPath, NetworkManagerNames.settings, "GetConnectionByUuid",
                    [.string(String(id.rawValue.dropFirst(Self.prefix.count)))]
                ).argument(0, \.text)
                return try await profile(at: path)
            }
        } catch {
            guard error.code == .noSuchProfile else { throw error }
            return nil
        }
    }

    private func profile(at path: String) async throws -> Profile? {
        let answer = try await client.call(path, NetworkManagerNames.connection, "GetSettings")
        return answer.first.flatMap(ConnectionSettings.init)?.profile
    }

    package func add(_ content: [UInt8], named name: String) async throws(ConnectFailure) -> ProfileID {
        let settings: KeyfileSettings
        do throws(ProfileError) {
            settings = try KeyfileSettings(NetworkManagerKeyfile(parsing: content), name: name)
        } catch {
            throw ConnectFailure(.invalidProfile, "The file “\(name).\(fileEnding)” has an error in \(error)")
        }
        let onDisk: UInt32 = 1
        try await NetworkManagerFault.translate {
            try await client.call(
                NetworkManagerNames.settingsPath, NetworkManagerNames.settings, "AddConnection2",
                [settings.value, .uint32(onDisk), .properties([:])])
        }
        return Self.id(of: settings.uuid)
    }

    private func paths() async throws -> [String] {
        let answer = try await client.call(
            NetworkManagerNames.settingsPath, NetworkManagerNames.settings, "ListConnections")
        return try answer.argument(0, \.elements).compactMap(\.text)
    }
}
