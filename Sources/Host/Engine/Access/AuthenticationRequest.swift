// SPDX-License-Identifier: Apache-2.0

/// One question for the person's proof.
package struct AuthenticationRequest: Sendable, Hashable {
    /// What the proof is for.
    package enum Purpose: Sendable, Hashable {
        /// An action that may not run while nobody is known to be there.
        case running
        /// The same where the person must be at this machine.
        case runningHere
        /// An action that has run so far, and goes on only for who proves now to be the person.
        case goingOn
    }

    package var action: RunningAction
    package var purpose: Purpose
    /// Whether the password may be typed on this process's terminal.
    package var mayUseTerminal: Bool
    package init(action: RunningAction, purpose: Purpose = .running, mayUseTerminal: Bool = false) {
        self.action = action
        self.purpose = purpose
        self.mayUseTerminal = mayUseTerminal
    }

    /// The polkit action that stands for it.
    package var policyAction: String { purpose.policyAction }
}

extension AuthenticationRequest.Purpose: CaseIterable {
    /// The polkit action that stands for it.
    package var policyAction: String {
        switch self {
        case .running: "org.beckon.run-action"
        case .runningHere: "org.beckon.run-action-here"
        case .goingOn: "org.beckon.authenticate"
        }
    }
}
