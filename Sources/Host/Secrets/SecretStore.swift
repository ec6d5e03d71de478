// SPDX-License-Identifier: Apache-2.0

/// A place where secrets are kept between runs. Who uses it has the lock of the keychain.
package protocol SecretStore: Sendable {
    /// - Throws: `SecretStoreError`
    func items(of groups: [String]) async throws -> [StoredItem]

    /// Keeps items, each in place of the one that has its identifier, and removes others.
    /// - Throws: `SecretStoreError`; then what was there before is still there.
    func change(storing items: [StoredItem], removing others: [StoredItem]) async throws

    /// Removes everything of some groups.
    /// - Throws: `SecretStoreError`
    func clear(_ groups: [String]) async throws
}

/// Why a store did not do what it was asked.
package struct SecretStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Code: Sendable, Hashable {
        /// The person did not open the keyring.
        case locked
        /// Nothing that keeps secrets can be reached.
        case absent
        /// What is kept cannot be read.
        case damaged
        case files
    }

    package let code: Code
    /// What went wrong, where, and what to do.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
