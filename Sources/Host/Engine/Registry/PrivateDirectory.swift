// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// Folders that only their owner may enter.
enum PrivateDirectory {
    /// Makes the folder and what is missing above it.
    /// - Throws: `HostError` with code `files`.
    static func make(_ url: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw HostError(
                .files, "The folder “\(url.path)” cannot be made: \(error.localizedDescription)", cause: error)
        }
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
