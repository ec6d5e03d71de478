// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// Folders that only their owner may enter.
enum PrivateDirectory {
    /// Makes the folder and what is missing above it.
    /// - Throws: `HostError` with code `files`.
    static func make(_ url: URL) throws {
        if mkdir(url.path, 0o700) == 0 { return }
        let above = url.deletingLastPathComponent()
        if errno == ENOENT, above.path != url.path {
            try make(above)
            if mkdir(url.path, 0o700) == 0 { return }
        }
        var reason = errno
        var status = stat()
        if reason == EEXIST, stat(url.path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            reason = ENOTDIR
        }
        throw HostError(.files, SystemError(reason, "The folder “\(url.path)” cannot be made").message)
    }

    /// Removes the folder with everything in it; nothing happens where there is none.
    /// - Throws: `HostError` with code `files`.
    static func remove(_ url: URL) throws {
        do {
            try FolderRemoval.remove(url.path)
        } catch let error as SystemError {
            throw HostError(.files, error.message, cause: error)
        }
    }
}
