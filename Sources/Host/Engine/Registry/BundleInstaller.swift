// SPDX-License-Identifier: Apache-2.0
import FileExchange
import Foundation

/// Puts bundles into a folder of apps so that each is there whole, or not at all, whenever the process dies.
struct BundleInstaller {
    /// A copy that is not in its place yet, and a private folder to try it with, which goes with the trial.
    struct Trial: Sendable {
        let bundle: AppBundle
        let container: URL
    }

    private static let staging = ".staging-"
    private static let removed = ".removed-"

    let directory: URL

    /// The bundles in a folder, by name; a folder that is not there holds none.
    /// - Throws: `HostError` with code `files` where it cannot be read.
    static func bundles(in directory: URL) throws -> [URL] {
        guard let folder = OpenFolder(Array(directory.path.utf8CString), followsLinks: true), let found = folder.names()
        else {
            if errno == ENOENT { return [] }
            throw failure("read", directory, errno)
        }
        let names = found.map { String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
        return names.filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }.sorted()
            .map { directory.appending(path: $0, directoryHint: .isDirectory) }
    }

    /// Copies the bundle to its place; an older version serves until the new one is complete on disk.
    /// - Parameter accept: Looks at the copy before it is put in place, and throws where it is not to be.
    /// - Throws: `HostError` with code `badBundle` or `files`; what `accept` throws.
    func install(_ bundle: AppBundle, accept: @Sendable (Trial) async throws -> Void) async throws -> AppBundle {
        let files = try BundleFiles(of: bundle.url)
        if case .extension(let executable) = bundle.program,
            let format = ProgramFormat(of: bundle.url.appending(path: executable)), format != ProgramFormat.own
        {
            throw HostError(
                .badBundle,
                "“\(bundle.url.path)”: “\(executable)” is built for another kind of processor. Build it for this one.")
        }
        let lock = try await lock()
        defer { close(lock) }
        let staging = directory.appending(path: Self.staging + bundle.identifier, directoryHint: .isDirectory)
        let container = directory.appending(path: Self.staging + "container", directoryHint: .isDirectory)
        // After the swap this is the old version. What cannot be removed now, the next change of the folder removes.
        defer { for folder in [staging, container] { try? PrivateDirectory.remove(folder) } }
        try files.copy(to: staging)
        try await accept(Trial(bundle: AppBundle(contentsOf: staging), container: container))
        let place = directory.appending(path: "\(bundle.identifier).app", directoryHint: .isDirectory)
        if FileManager.default.fileExists(atPath: place.path) {
            do {
                try exchangePaths(staging.path, place.path)
            } catch let error as POSIXError {
                throw Self.failure("replaced", place, error.code.rawValue)
            }
        } else if rename(staging.path, place.path) != 0 {
            throw Self.failure("put in place", place, errno)
        }
        try BundleFiles.sync(directory)
        return try AppBundle(contentsOf: place)
    }

    /// Takes folders away, each in one step, also while somebody works in them; what is not there is passed over.
    /// - Throws: `HostError` with code `files`.
    func remove(_ folders: [URL]) async throws {
        let lock = try await lock()
        defer { close(lock) }
        for folder in folders {
            let trash = trash()
            if rename(folder.path, trash.path) != 0 {
                guard errno == ENOENT else { throw Self.failure("removed", folder, errno) }
                continue
            }
            try BundleFiles.sync(directory)
            // What a running extension still writes there, the next change of the folder removes.
            try? PrivateDirectory.remove(trash)
        }
    }

    /// Keeps other processes from changing the folder until the descriptor is closed, and clears what a killed one left.
    private func lock() async throws -> Int32 {
        try PrivateDirectory.make(directory)
        let lock = open(directory.appending(path: ".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw Self.failure("locked", directory, errno) }
        do {
            // Never a wait that holds the thread: who has the lock may need it.
            while flock(lock, LOCK_EX | LOCK_NB) != 0 {
                guard errno == EWOULDBLOCK || errno == EINTR else { throw Self.failure("locked", directory, errno) }
                try await Task.sleep(for: .milliseconds(20))
            }
            for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
            where name.hasPrefix(Self.staging) || name.hasPrefix(Self.removed) {
                // What cannot be removed stands in nobody's way under a name that nobody uses.
                let trash = trash()
                if rename(directory.appending(path: name).path, trash.path) == 0 { try? PrivateDirectory.remove(trash) }
            }
        } catch {
            close(lock)
            throw error
        }
        return lock
    }

    private func trash() -> URL {
        directory.appending(path: Self.removed + UUID().uuidString, directoryHint: .isDirectory)
    }

    private static func failure(_ verb: String, _ url: URL, _ status: Int32) -> HostError {
        HostError(.files, "“\(url.path)” could not be \(verb): \(String(cString: strerror(status))).")
    }
}
