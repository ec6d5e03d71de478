// SPDX-License-Identifier: Apache-2.0

/// A server that a person can connect to.
package struct Profile: Sendable, Hashable {
    /// What a backend needs to know to connect.
    package enum Configuration: Sendable, Hashable {
        case wireGuard(WireGuardConfiguration)
        case openVPN(OpenVPNConfiguration)
        case networkManager(NetworkManagerConnection)
    }

    package let id: ProfileID
    /// The name shown to people.
    package let name: String
    package let configuration: Configuration
    /// The names of those whom it is for; nil is everybody.
    package let users: Set<String>?

    package init(id: ProfileID, name: String, configuration: Configuration, users: Set<String>? = nil) {
        self.id = id
        self.name = name
        self.configuration = configuration
        self.users = users
    }

    /// The kind's name on the bus.
    package var kind: String {
        switch configuration {
        case .wireGuard: "wireguard"
        case .openVPN: "openvpn"
        case .networkManager: "networkmanager"
        }
    }

    /// The server as it is written in the profile; nil where the profile waits to be called.
    package var endpoint: String? {
        switch configuration {
        case .wireGuard(let configuration): configuration.peers.lazy.compactMap(\.endpoint).first?.description
        case .openVPN(let configuration): configuration.remotes.first
        case .networkManager(let connection): connection.gateway
        }
    }

    /// What the person has to give before it can connect.
    package var secrets: [SecretName] {
        switch configuration {
        case .wireGuard: []
        case .openVPN(let configuration): configuration.secrets
        case .networkManager(let connection): connection.secrets
        }
    }
}
