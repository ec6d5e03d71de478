// SPDX-License-Identifier: Apache-2.0
import Bus
package import ConnectCore
import Foundation

/// The VPN and WireGuard connections that NetworkManager keeps; none where it does not run.
package struct NetworkManagerProfiles: ProfileSource {
    package let fileEnding = "nmconnection"
    private let client: NetworkManagerClient
    private let user: String

    /// - Parameter user: whose connections are listed, besides those that are for everybody.
    package init(_ client: NetworkManagerClient, for user: UInt32) {
        self.client = client
        self.user = getpwuid(user).map { String(cString: $0.pointee.pw_name) } ?? String(user)
    }

    package func list() async -> ProfileListing {
        guard await client.isRunning(), let paths = try? await paths() else { return ProfileListing() }
        var profiles: [Profile] = []
        for path in paths {
            // One that was removed meanwhile has no settings any more.
            guard let answer = try? await client.call(path, NetworkManagerNames.connection, "GetSettings"),
                let profile = answer.first.flatMap(ConnectionSettings.init)?.profile(for: user)
            else { continue }
            profiles.append(profile)
        }
        return ProfileListing(profiles: profiles.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
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
        return ProfileID(rawValue: "nm-\(settings.uuid)")
    }

    private func paths() async throws -> [String] {
        let answer = try await client.call(
            NetworkManagerNames.settingsPath, NetworkManagerNames.settings, "ListConnections")
        return try answer.argument(0, \.elements).compactMap(\.text)
    }
}
