// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Synchronization

/// Decides whether an action may run now.
package final class Access: Sendable {
    /// The polkit action that stands for running an action that needs authentication.
    package static let policyAction = "org.beckon.run-action"
    /// How old the answer may be that extensions are told; decisions always ask anew.
    private static let freshness = Duration.seconds(1)

    private let authority: any SessionAuthority
    private let last = Mutex<(state: SessionState, at: ContinuousClock.Instant)?>(nil)

    package init(authority: any SessionAuthority) { self.authority = authority }

    /// What extensions are told of the device.
    package func isUnlocked() async -> Bool {
        if let last = last.withLock({ $0 }), .now - last.at < Self.freshness { return last.state.lock == .unlocked }
        return await currentSession().lock == .unlocked
    }

    /// - Throws: `ActionFailure` with code `authenticationRequired` or `denied`, in which stands what to do.
    package func authorize(_ action: RunningAction) async throws {
        let needsLocalDevice: Bool
        switch action.action.authenticationPolicy {
        case .alwaysAllowed: return
        case .requiresAuthentication: needsLocalDevice = false
        case .requiresLocalDeviceAuthentication: needsLocalDevice = true
        }
        let session = await currentSession()
        if session.lock == .unlocked, session.isLocal || !needsLocalDevice { return }
        switch await authority.authenticate(for: action) {
        case .authorized: return
        case .refused:
            throw ActionFailure(
                .denied, "The system's policy does not allow “\(action.action.title)” now (\(Self.policyAction)).")
        case .dismissed:
            throw ActionFailure(
                .authenticationRequired, "“\(action.action.title)” needs you to authenticate, and you did not.")
        case .unavailable(let reason):
            let state = session.lock == .locked ? "is locked" : "is not known to be unlocked"
            throw ActionFailure(
                .authenticationRequired,
                "“\(action.action.title)” needs an unlocked session. This one \(state), and you could not be asked to "
                    + "authenticate: \(reason). Unlock the session; `beckon doctor` shows what is missing.")
        }
    }

    /// The session's state, asked anew.
    package func currentSession() async -> SessionState {
        let state = await authority.session()
        last.withLock { $0 = (state, .now) }
        return state
    }
}
