// SPDX-License-Identifier: Apache-2.0

/// What knows whether the person is there, and can ask them to prove it.
package protocol SessionAuthority: Sendable {
    func session() async -> SessionState
    /// Asks for the person's proof, for one action.
    /// - Throws: `CancellationError` only.
    func authenticate(_ request: AuthenticationRequest) async throws -> AuthenticationOutcome
}

/// The session that this process runs in.
package struct SessionState: Sendable, Hashable {
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

/// One question for the person's proof.
package struct AuthenticationRequest: Sendable, Hashable {
    package var action: RunningAction
    /// Whether the person must be at this machine.
    package var needsLocalDevice: Bool
    /// Whether the password may be typed on this process's terminal.
    package var mayUseTerminal: Bool
    package init(action: RunningAction, needsLocalDevice: Bool = false, mayUseTerminal: Bool = false) {
        self.action = action
        self.needsLocalDevice = needsLocalDevice
        self.mayUseTerminal = mayUseTerminal
    }

    /// The polkit action that stands for it.
    package var policyAction: String { needsLocalDevice ? Access.localPolicyAction : Access.policyAction }
}

package enum AuthenticationOutcome: Sendable, Hashable {
    case authorized
    /// The policy says no, without asking.
    case refused
    /// The person put the question away, or left it unanswered.
    case dismissed
    /// The proof was wrong.
    case failed
    /// Nothing on this machine can ask; the text says why and what to do.
    case unavailable(String)
}
