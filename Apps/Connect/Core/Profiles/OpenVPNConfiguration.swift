// SPDX-License-Identifier: Apache-2.0

/// The contents of an `.ovpn` file that may be used: nothing in it runs programs or reaches beyond its folder.
package struct OpenVPNConfiguration: Sendable, Hashable {
    /// The file; what it names is looked for beside it.
    package var path: String
    /// Servers in the order in which they are tried, as `host:port`.
    package var remotes: [String]
    /// What the person has to give: nothing where the file holds certificate and key.
    package var secrets: [SecretName]
    /// What is handed to OpenVPN, in the file's order.
    package var directives: [OpenVPNDirective]

    package init(path: String, remotes: [String], secrets: [SecretName], directives: [OpenVPNDirective] = []) {
        self.path = path
        self.remotes = remotes
        self.secrets = secrets
        self.directives = directives
    }
}
