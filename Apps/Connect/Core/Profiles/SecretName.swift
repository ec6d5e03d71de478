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
