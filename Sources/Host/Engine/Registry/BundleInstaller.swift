// SPDX-License-Identifier: Apache-2.0
import FileExchange
import Foundation

/// Puts bundles into a folder of apps so that each is there whole, or not at all, whenever the process dies.
struct BundleInstaller {
    let directory: URL

    /// The bundles in a folder, by name; a folder that is not there holds none.
    static func bundles(in directory: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }.sorted()
            .map { directory.appending(path: $0, directoryHint: .isDirectory) }
    }

    /// Copies the bundle to its place; an older version serves until the new one is complete on disk.
    /// - Throws: `HostError` with code `badBundle` or `files`.
    func install(_ bundle: AppBundle) throws -> AppBundle {
        let files = try BundleFiles(of: bundle.url)
        return try locked {
            let staging = directory.appending(path: ".staging-\(bundle.identifier)", directoryHint: .isDirectory)
            try PrivateDirectory.remove(staging)
            try files.copy(to: staging)
            _ = try AppBundle(contentsOf: staging)
            let place = directory.appending(path: "\(bundle.identifier).app", directoryHint: .isDirectory)
            if FileManager.default.fileExists(atPath: place.path) {
                do {
                    try exchangePaths(staging.path, place.path)
                } catch let error as POSIXError {
                    throw Self.failure("replaced", place, error.code.rawValue)
                }
                try PrivateDirectory.remove(staging)
            } else if rename(staging.path, place.path) != 0 {
                throw Self.failure("put in place", place, errno)
            }
            try BundleFiles.sync(directory)
            return try AppBundle(contentsOf: place)
        }
    }

    /// Takes the bundle away in one step.
    /// - Throws: `HostError` with code `files`.
    func remove(_ bundle: URL) throws {
        try locked {
            let trash = directory.appending(path: ".removed-\(UUID().uuidString)", directoryHint: .isDirectory)
            guard rename(bundle.path, trash.path) == 0 else { throw Self.failure("removed", bundle, errno) }
            try BundleFiles.sync(directory)
            try PrivateDirectory.remove(trash)
        }
    }

    /// Keeps other processes from changing the folder, and clears what a killed one left.
    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try PrivateDirectory.make(directory)
        let lock = open(directory.appending(path: ".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw Self.failure("locked", directory, errno) }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.failure("locked", directory, errno) }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
        where name.hasPrefix(".staging-") || name.hasPrefix(".removed-") {
            try PrivateDirectory.remove(directory.appending(path: name))
        }
        return try body()
    }

    private static func failure(_ verb: String, _ url: URL, _ status: Int32) -> HostError {
        HostError(.files, "“\(url.path)” could not be \(verb): \(String(cString: strerror(status))).")
    }
}
