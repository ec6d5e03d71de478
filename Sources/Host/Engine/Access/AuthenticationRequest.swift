// SPDX-License-Identifier: Apache-2.0

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
