// SPDX-License-Identifier: Apache-2.0

/// What has to be known of an `.ovpn` file before OpenVPN itself reads it.
package struct OpenVPNConfiguration: Sendable, Hashable {
    /// The file, which OpenVPN reads itself.
    package var path: String
    /// Servers in the order in which they are tried, as `host:port`.
    package var remotes: [String]
    /// What the person has to give: nothing where the file holds certificate and key.
    package var secrets: [SecretName]

    package init(path: String, remotes: [String], secrets: [SecretName]) {
        self.path = path
        self.remotes = remotes
        self.secrets = secrets
    }
}
