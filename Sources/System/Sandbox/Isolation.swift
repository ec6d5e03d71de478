// SPDX-License-Identifier: Apache-2.0

/// What each of Beckon's sandboxes begins with, whoever it is for: nothing of the machine is shared.
package enum Isolation {
    /// Arguments for bubblewrap.
    /// - Parameter filter: The number of the descriptor that bubblewrap reads the system call filter from.
    package static func arguments(filter: Int32) -> [String] {
        [
            "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname", "beckon",
            "--seccomp", "\(filter)", "--clearenv",
        ]
    }
}
