// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// NetworkManager's names of secrets and the service's own, which differ for some.
enum SecretNames {
    private static let own: [String: SecretName] = ["cert-pass": .keyPassphrase]

    static func own(_ name: String) -> SecretName { own[name] ?? SecretName(rawValue: name) }

    static func managers(_ name: SecretName) -> String {
        own.first { $0.value == name }?.key ?? name.rawValue
    }

    /// The secrets among an agent's hints; the others are messages to show.
    static func asked(in hints: [String]) -> [SecretName] {
        hints.filter { !$0.hasPrefix("x-") }.map(own)
    }
}
