// SPDX-License-Identifier: Apache-2.0

/// What knows whether the person is there, and can ask them to prove it.
package protocol SessionAuthority: Sendable {
    func session() async -> SessionState
    /// Asks for the person's proof, for one action.
    func authenticate(for action: RunningAction) async -> AuthenticationOutcome
}

/// The session that this process runs in.
package struct SessionState: Sendable, Hashable {
    package enum Lock: Sendable, Hashable { case locked, unlocked, unknown }
    package var lock: Lock
    /// Whether the person sits at this machine; false over SSH.
    package var isLocal: Bool
    package init(lock: Lock, isLocal: Bool) {
        self.lock = lock
        self.isLocal = isLocal
    }
}

package enum AuthenticationOutcome: Sendable, Hashable {
    case authorized
    /// The policy says no.
    case refused
    /// The person put the question away, or the proof was wrong.
    case dismissed
    /// Nothing on this machine can tell; the text says why.
    case unavailable(String)
}
