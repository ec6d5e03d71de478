// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app keeps in its private folder.
struct FolderUse: Sendable, Hashable {
    /// More files than this an app may not keep, and no more are counted.
    static let mostFiles = 100_000
    /// Folders within folders; what lies deeper is not looked at.
    static let deepest = 100

    /// On the disk: a file with holes counts for what it really takes.
    private(set) var bytes = 0
    private(set) var files = 0
    /// Whether there is something that cannot be counted: too deep, or in a folder that may not be entered.
    private(set) var isPartlyHidden = false

    init(of folder: URL) {
        if let open = OpenFolder(Array(folder.path.utf8CString)) { count(open, depth: 0) }
    }

    private mutating func count(_ folder: OpenFolder, depth: Int) {
        for name in folder.names() ?? [] where files <= Self.mostFiles {
            var status = stat()
            guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                isPartlyHidden = isPartlyHidden || errno == EACCES
                continue
            }
            files += 1
            // A file with several names counts once.
            bytes += Int(status.st_blocks) * 512 / max(1, Int(status.st_nlink))
            guard status.st_mode & S_IFMT == S_IFDIR else { continue }
            if depth == Self.deepest {
                isPartlyHidden = true
            } else if let inner = OpenFolder(name, in: folder.descriptor) {
                count(inner, depth: depth + 1)
            } else {
                isPartlyHidden = isPartlyHidden || errno == EACCES
            }
        }
    }
}
