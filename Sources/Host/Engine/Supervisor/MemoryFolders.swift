// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folders of a sandbox that live in memory, seen from outside through a process inside.
enum MemoryFolders {
    /// Files, folders and links of each: their own memory is not counted against the folder's size, and bubblewrap
    /// sets no bound on their number.
    static let mostFiles = 50_000
    private static let paths = ["/tmp", "/dev/shm"]

    /// Whether one of them holds more than it may.
    /// - Parameter family: the processes of the sandbox, and those around it.
    static func holdTooMany(_ family: [Int32]) -> Bool {
        for process in family {
            let root = "/proc/\(process)/root"
            guard isElsewhere(root) else { continue }
            let counts = paths.compactMap { count(in: root + $0) }
            // All of a sandbox's processes see the same; one that is about to end sees nothing.
            if counts.count == paths.count { return counts.contains { $0 > mostFiles } }
        }
        return false
    }

    private static func isElsewhere(_ root: String) -> Bool {
        var own = stat()
        var other = stat()
        guard stat("/", &own) == 0, stat(root + "/", &other) == 0 else { return false }
        return own.st_dev != other.st_dev || own.st_ino != other.st_ino
    }

    private static func count(in folder: String) -> Int? {
        var use = statvfs()
        guard statvfs(folder, &use) == 0 else { return nil }
        return Int(clamping: use.f_files) - Int(clamping: use.f_ffree)
    }
}
