// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// The keychain of all apps of one person.
///
/// Which store it uses is decided with the first item, and stays so: in a session with a keyring it is the keyring, also
/// for runs outside of that session, which then cannot reach it.
package actor Keychain {
    /// The answer to an extension, and what the person is told.
    package struct Answer: Sendable, Hashable {
        package var reply: KeychainReply
        package var problem: Problem?
    }

    package enum Problem: Sendable, Hashable {
        /// The app named a group that it may not reach.
        case notEntitled(group: String)
        case store(SecretStoreError)
    }

    /// Where secrets are.
    package enum Place: Sendable, Hashable {
        /// Nothing was kept yet; the first item decides.
        case undecided
        case keyring
        case file(String)
    }

    private let folder: KeychainFolder
    private let keyring: KeyringStore?
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - directory: made where it is missing.
    ///   - sessionBus: the address of the person's bus; nil where there is none.
    ///   - environment: what a program that talks to the keyring needs of the session.
    package init(
        directory: URL, sessionBus: String?, environment: [String: String], now: @escaping @Sendable () -> Date
    ) {
        folder = KeychainFolder(url: directory)
        keyring = KeyringStore(sessionBus: sessionBus, environment: environment)
        self.now = now
    }

    /// Does what an extension wants, as far as its app may.
    package func perform(_ request: KeychainRequest, for access: KeychainAccess) async -> Answer {
        var groups = access.groups
        if let name = request.attributes[.accessGroup]?.stringValue {
            guard let group = access.group(named: name) else {
                return Answer(reply: KeychainReply(.missingEntitlement), problem: .notEntitled(group: name))
            }
            groups = [group]
        } else if request.operation == .add {
            groups = [KeychainAccess.own(access.app)]
        }
        do {
            return Answer(
                reply: try await folder.locked { try await perform(request, on: groups, for: access) }, problem: nil)
        } catch let error as SecretStoreError {
            return Answer(
                reply: KeychainReply(error.code == .locked ? .interactionNotAllowed : .notAvailable),
                problem: .store(error))
        } catch {
            return Answer(reply: KeychainReply(.notAvailable), problem: nil)
        }
    }

    /// Removes everything of some groups, as stores know them; nothing happens where nothing was ever kept.
    /// - Throws: `SecretStoreError`; `CancellationError`
    package func clear(_ groups: [String]) async throws {
        guard folder.place != .undecided else { return }
        try await folder.locked { try await store(folder.place)?.clear(groups) }
    }

    package nonisolated var place: Place { folder.place }

    /// Tries out the store that is in use, or that would be.
    /// - Returns: where it is, and whether a keyring is locked.
    /// - Throws: `SecretStoreError` where it does not work.
    package func check() async throws -> (place: Place, isLocked: Bool) {
        switch folder.place {
        case .keyring: return (.keyring, try await reachedKeyring().isLocked() ?? false)
        case .file(let path):
            _ = try folder.file.all()
            return (.file(path), false)
        case .undecided:
            guard let keyring, let isLocked = try? await keyring.isLocked() else {
                return (.file(folder.file.path.path), false)
            }
            return (.keyring, isLocked)
        }
    }

    private func perform(
        _ request: KeychainRequest, on groups: [String], for access: KeychainAccess
    ) async throws -> KeychainReply {
        let place = folder.place
        let store = try store(place)
        let rules = KeychainRules(
            access: access, items: try await store?.items(of: groups) ?? [], now: now().timeIntervalSince1970,
            newIdentifier: UUID().uuidString)
        let outcome = rules.outcome(of: request)
        guard !outcome.stores.isEmpty || !outcome.removes.isEmpty else { return outcome.reply }
        if let store {
            try await store.change(storing: outcome.stores, removing: outcome.removes)
        } else {
            try await begin(with: outcome.stores)
        }
        return outcome.reply
    }

    /// Nil where nothing was kept yet.
    private func store(_ place: Place) throws -> (any SecretStore)? {
        switch place {
        case .undecided: nil
        case .file: folder.file
        case .keyring: try reachedKeyring()
        }
    }

    private func reachedKeyring() throws -> KeyringStore {
        guard let keyring else {
            throw SecretStoreError(
                .absent, "The secrets are in the keyring of your session, which cannot be reached from here.")
        }
        return keyring
    }

    /// Keeps the first items, in the keyring where there is one.
    private func begin(with items: [StoredItem]) async throws {
        do {
            guard let keyring else { throw SecretStoreError(.absent, "There is no session bus.") }
            _ = try await keyring.isLocked()
            // Before the items: whatever happens in between, they are looked for where they are.
            try folder.decideForKeyring(true)
            do {
                try await keyring.change(storing: items, removing: [])
            } catch {
                try folder.decideForKeyring(false)
                throw error
            }
        } catch let error as SecretStoreError where error.code == .absent {
            try folder.file.change(storing: items, removing: [])
        }
    }
}
