// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// The folder that says where secrets are, and holds the file of them where that is the place.
struct KeychainFolder: Sendable {
    let url: URL

    var file: SecretFile { SecretFile(folder: url) }
    private var mark: URL { url.appending(path: "in-keyring") }

    var place: Keychain.Place {
        if FileManager.default.fileExists(atPath: mark.path) { return .keyring }
        return file.exists ? .file(file.path.path) : .undecided
    }

    /// Writes down that secrets are in the keyring, or that nothing was decided after all.
    /// - Throws: `SecretStoreError`
    func decideForKeyring(_ isDecided: Bool) throws {
        do {
            if isDecided { return try PrivateFile.write(Data(), to: mark) }
            guard unlink(mark.path) == 0 else { throw SystemError(errno, "“\(mark.path)” cannot be removed") }
        } catch {
            throw SecretStoreError(.files, "\(error)")
        }
    }

    /// Runs `body` while no other process, and nobody else in this one, changes secrets.
    /// - Throws: what `body` throws; `SecretStoreError`; `CancellationError`
    func locked<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        if mkdir(url.path, 0o700) != 0, errno != EEXIST {
            throw SecretStoreError(.files, SystemError(errno, "“\(url.path)” cannot be made").message)
        }
        let path = url.appending(path: "lock").path
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else {
            throw SecretStoreError(.files, SystemError(errno, "“\(path)” cannot be opened").message)
        }
        defer { close(lock) }
        // Never a wait that holds the thread: who has the lock may need it.
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw SecretStoreError(.files, SystemError(errno, "“\(path)” cannot be locked").message)
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        return try await body()
    }
}
