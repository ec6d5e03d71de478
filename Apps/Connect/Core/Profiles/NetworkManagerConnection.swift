// SPDX-License-Identifier: Apache-2.0

/// A connection that NetworkManager keeps, known by its UUID.
package struct NetworkManagerConnection: Sendable, Hashable {
    package var uuid: String
    /// `wireguard`, or the service of a VPN plugin such as `org.freedesktop.NetworkManager.openvpn`.
    package var kind: String
    /// The server, where the connection's settings name one.
    package var gateway: String?
    /// What NetworkManager does not keep itself, and asks a secret agent for.
    package var secrets: [SecretName]

    package init(uuid: String, kind: String, gateway: String?, secrets: [SecretName]) {
        self.uuid = uuid
        self.kind = kind
        self.gateway = gateway
        self.secrets = secrets
    }
}
