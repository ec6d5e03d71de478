// SPDX-License-Identifier: Apache-2.0

/// The session that this process runs in.
package struct SessionState: Sendable, Hashable {
    /// Whether the screen is locked, as far as that is known.
    package enum Lock: Sendable, Hashable {
        case locked, unlocked
        /// The person is not in it: another one is in front, or it is ending.
        case left
        /// It is nobody's, or nothing here knows.
        case unknown
    }
    package var lock: Lock
    /// Whether the person sits at this machine; false over SSH.
    package var isLocal: Bool
    package init(lock: Lock, isLocal: Bool) {
        self.lock = lock
        self.isLocal = isLocal
    }
}
