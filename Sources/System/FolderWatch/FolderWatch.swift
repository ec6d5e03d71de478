// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Notices that something in a set of folders has changed since it was made, at the cost of one system call a look.
///
/// It sees what this machine does to the folders. A file system that another machine writes to tells nothing of that.
package final class FolderWatch: Sendable {
    private static let changes =
        UInt32(IN_CREATE | IN_DELETE | IN_MODIFY | IN_ATTRIB) | UInt32(IN_MOVED_FROM | IN_MOVED_TO)
        | UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

    /// Negative where the kernel can watch nothing more; then everything counts as changed.
    private let queue: Int32

    /// - Parameter folders: their files are watched, their subfolders are not. Of one that is not there, the nearest
    ///   parent is watched, so that its coming is noticed.
    package init(_ folders: [String]) {
        let queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard queue >= 0, folders.allSatisfy({ Self.add($0, to: queue) }) else {
            if queue >= 0 { close(queue) }
            self.queue = -1
            return
        }
        self.queue = queue
    }

    deinit { if queue >= 0 { close(queue) } }

    /// Whether anything has changed; stays true.
    package var hasChanged: Bool {
        // One byte is too little for an event: EINVAL says that one waits, and leaves it waiting.
        var byte: UInt8 = 0
        return read(queue, &byte, 1) >= 0 || errno != EAGAIN
    }

    private static func add(_ folder: String, to queue: Int32) -> Bool {
        var path = folder
        while inotify_add_watch(queue, path, changes | UInt32(IN_ONLYDIR)) < 0 {
            guard errno == ENOENT || errno == ENOTDIR, path != "/" else { return false }
            path = URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
        return true
    }
}
