// SPDX-License-Identifier: Apache-2.0

/// How much a keychain keeps.
package enum KeychainBounds {
    /// Bytes of one secret.
    package static let data = 64 << 10
    /// Bytes of one attribute.
    package static let attribute = 4 << 10
    /// Items of one group.
    package static let items = 1_000
    /// Bytes of all items of one group together, as they are written.
    package static let group = 1 << 20
    /// Bytes of what one answer holds.
    package static let reply = 4 << 20
    /// How often one call may use it.
    package static let operations = 1_000
    /// Groups that an app may share with others.
    package static let groups = 16

    /// Bytes of base64 for so many bytes.
    package static func base64(_ bytes: Int) -> Int { (bytes + 2) / 3 * 4 }
}
