// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A private folder for sockets, of which nothing stays: where its owner was killed, the next owner removes it.
final class SocketDirectory: Sendable {
    private static let prefix = "bus-"

    let url: URL
    /// Holds the lock for as long as this process lives.
    private let descriptor: Int32

    private init(url: URL, descriptor: Int32) {
        self.url = url
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Makes a folder, and removes those of dead owners.
    /// - Throws: `HostError` with code `files`.
    static func make(in parent: URL) throws -> SocketDirectory {
        sweep(parent)
        // Another owner can take the folder for a dead one's in the moment before it is locked.
        for _ in 0..<10 {
            let url = parent.appending(path: prefix + UUID().uuidString.prefix(13), directoryHint: .isDirectory)
            try PrivateDirectory.make(url)
            if let descriptor = lock(url) {
                if access(url.path, F_OK) == 0 { return SocketDirectory(url: url, descriptor: descriptor) }
                close(descriptor)
            }
        }
        throw HostError(.files, "The folder “\(parent.path)” takes no locks, and a folder for sockets needs one.")
    }

    func remove() { try? PrivateDirectory.remove(url) }

    private static func sweep(_ parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let url = parent.appending(path: name, directoryHint: .isDirectory)
            guard let descriptor = lock(url) else { continue }
            try? PrivateDirectory.remove(url)
            close(descriptor)
        }
    }

    /// A locked descriptor of the folder; nil where another has the lock, or there is no folder.
    private static func lock(_ url: URL) -> Int32? {
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
