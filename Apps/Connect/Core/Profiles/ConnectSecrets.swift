// SPDX-License-Identifier: Apache-2.0

/// A secret's name, in the words of NetworkManager's and OpenVPN's settings. Open for additions.
package struct SecretName: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let userName = SecretName(rawValue: "username")
    package static let password = SecretName(rawValue: "password")
    /// Unlocks the private key in the profile.
    package static let keyPassphrase = SecretName(rawValue: "key-passphrase")
    /// The answer to what the server asks after the password, such as a one-time code.
    package static let challenge = SecretName(rawValue: "challenge-response")
}

/// What the person gave for one connection. It is in memory only, and its description shows nothing of it.
package struct ConnectSecrets: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    package static let none = ConnectSecrets([:])

    private let values: [SecretName: String]

    package init(_ values: [SecretName: String]) { self.values = values }

    package subscript(name: SecretName) -> String? { values[name] }

    /// These, and from others what is not here.
    package func filled(from others: ConnectSecrets) -> ConnectSecrets {
        ConnectSecrets(values.merging(others.values) { own, _ in own })
    }

    /// Those of `names` that are not here.
    package func missing(of names: [SecretName]) -> [SecretName] { names.filter { values[$0] == nil } }

    package var description: String { "(\(values.count) secrets)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
