// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn
import Foundation

/// What a guard leaves behind when it is killed before it could end its program.
///
/// bubblewrap is two processes until its sandbox stands, and the inner one outlives the outer one for a moment.
package enum Orphans {
    /// Lets orphans fall to this process, which from then on ends them when a guard was killed.
    ///
    /// For programs whose children are guards, or stay in their session.
    package static func adopt() { beckon_adopt_orphans() }

    /// Ends the orphans that have fallen to this process, and what falls to it when they end.
    static func end() {
        guard beckon_adopts_orphans() != 0 else { return }
        while true {
            let orphans = children().filter(isOrphan)
            if orphans.isEmpty { return }
            for orphan in orphans {
                kill(orphan, SIGKILL)
                while waitpid(orphan, nil, 0) < 0, errno == EINTR {}
            }
        }
    }

    private static func children() -> [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let text = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { Int32($0) }
        }
    }

    /// Whether the process has a session of its own, or a guard's, and is no guard.
    private static func isOrphan(_ process: Int32) -> Bool {
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return getsid(process) != getsid(0) && name != "beckon-guard\n"
    }
}
