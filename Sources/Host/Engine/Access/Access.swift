// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Decides whether an action may run now.
package struct Access: Sendable {
    private let authority: any SessionAuthority

    package init(authority: any SessionAuthority) { self.authority = authority }

    /// What extensions are told of the device.
    package func isUnlocked() async -> Bool { await authority.session().lock == .unlocked }

    /// - Throws: `ActionFailure` with code `authenticationRequired` or `denied`, in which stands what to do.
    package func authorize(_ action: RunningAction) async throws {
        switch action.action.authenticationPolicy {
        case .alwaysAllowed: return
        case .requiresAuthentication:
            if await authority.session().lock == .unlocked { return }
        case .requiresLocalDeviceAuthentication:
            let session = await authority.session()
            if session.lock == .unlocked, session.isLocal { return }
        }
        switch await authority.authenticate(for: action) {
        case .authorized: return
        case .refused:
            throw ActionFailure(
                .denied, "The system's policy does not allow “\(action.action.title)” now (\(Self.policyAction)).")
        case .dismissed:
            throw ActionFailure(
                .authenticationRequired, "“\(action.action.title)” needs you to authenticate, and you did not.")
        case .unavailable(let reason):
            throw ActionFailure(
                .authenticationRequired,
                "“\(action.action.title)” needs an unlocked session, and Beckon cannot tell whether this one is: "
                    + "\(reason). Unlock the session, or install polkit and run `beckon doctor`.")
        }
    }

    /// The polkit action that stands for running an action that needs authentication.
    package static let policyAction = "org.beckon.run-action"
}
