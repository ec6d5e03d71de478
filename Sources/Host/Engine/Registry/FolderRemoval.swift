// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// Removes a folder that another has filled, however deep, and whatever rights it has left there.
///
/// A folder within a folder is moved up before its turn comes: no path grows too long, and no recursion too deep.
struct FolderRemoval {
    /// `O_PATH`, which Swift does not see.
    private static let placeOnly: Int32 = 0o10_000_000

    private let path: String
    private let root: OpenFolder
    private var waiting: [[CChar]]

    /// A link is removed, and not what it leads to; what is not there is passed over.
    /// - Throws: `SystemError` for what cannot be removed.
    static func remove(_ path: String) throws {
        if unlink(path) == 0 || errno == ENOENT { return }
        guard errno == EISDIR else { throw failure(path) }
        let root = try open(Array(path.utf8CString), in: AT_FDCWD, path)
        guard let names = root.names() else { throw failure(path) }
        var removal = FolderRemoval(path: path, root: root, waiting: names)
        try removal.removeAll()
        guard rmdir(path) == 0 || errno == ENOENT else { throw failure(path) }
    }

    private mutating func removeAll() throws {
        while let name = waiting.popLast() {
            if unlinkat(root.descriptor, name, 0) == 0 || errno == ENOENT { continue }
            guard errno == EISDIR else { throw Self.failure(path) }
            let folder = try Self.open(name, in: root.descriptor, path)
            guard let inner = folder.names() else { throw Self.failure(path) }
            for entry in inner { try remove(entry, from: folder) }
            // Somebody may still write there: then the folder itself cannot be removed, and that is told.
            _ = unlinkat(root.descriptor, name, AT_REMOVEDIR)
        }
    }

    private mutating func remove(_ entry: [CChar], from folder: OpenFolder) throws {
        if unlinkat(folder.descriptor, entry, 0) == 0 || errno == ENOENT { return }
        guard errno == EISDIR else { throw Self.failure(path) }
        if unlinkat(folder.descriptor, entry, AT_REMOVEDIR) == 0 { return }
        let moved = Array(UUID().uuidString.utf8CString)
        // A folder that moves is written to, as it says what is above it.
        Self.allow(entry, in: folder.descriptor)
        guard renameat(folder.descriptor, entry, root.descriptor, moved) == 0 else { throw Self.failure(path) }
        waiting.append(moved)
    }

    private static func open(_ name: [CChar], in parent: Int32, _ path: String) throws -> OpenFolder {
        allow(name, in: parent)
        guard let folder = OpenFolder(name, in: parent) else { throw failure(path) }
        return folder
    }

    /// Gives its owner all rights, of the folder itself: a link that has come into its place is not followed.
    private static func allow(_ name: [CChar], in parent: Int32) {
        let place = openat(parent, name, placeOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard place >= 0 else { return }
        chmod("/proc/self/fd/\(place)", 0o700)
        close(place)
    }

    private static func failure(_ path: String) -> SystemError {
        SystemError(errno, "The folder “\(path)” cannot be removed")
    }
}
