// SPDX-License-Identifier: Apache-2.0

/// What the person gave for one connection. It is in memory only, and its description shows nothing of it.
package struct ConnectSecrets: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    /// No secrets at all.
    package static let none = ConnectSecrets([:])

    private let values: [SecretName: String]

    package init(_ values: [SecretName: String]) { self.values = values }

    /// One of them; nil where it was not given.
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
