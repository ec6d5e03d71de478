// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app keeps in its private folder.
struct FolderUse: Sendable, Hashable {
    /// More files than this an app may not keep, and no more are counted.
    static let mostFiles = 100_000

    /// On the disk: a file with holes counts for what it really takes.
    private(set) var bytes = 0
    private(set) var files = 0

    init(of folder: URL) {
        guard let entries = FileManager.default.enumerator(atPath: folder.path) else { return }
        for case let name as String in entries {
            var status = stat()
            guard lstat("\(folder.path)/\(name)", &status) == 0 else { continue }
            files += 1
            // A file with several names counts once.
            bytes += Int(status.st_blocks) * 512 / max(1, Int(status.st_nlink))
            if files > Self.mostFiles { return }
        }
    }
}
