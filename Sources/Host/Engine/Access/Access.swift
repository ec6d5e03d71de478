// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import PolkitClient
import Synchronization

/// Decides whether an action may run now.
package final class Access: Sendable {
    /// The polkit action that stands for running an action that needs authentication.
    package static let policyAction = "org.beckon.run-action"
    /// The same where the person must be at this machine.
    package static let localPolicyAction = "org.beckon.run-action-here"
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

    /// - Parameters:
    ///   - languages: in which a refusal is worded, BCP 47 tags, preferred first.
    ///   - mayUseTerminal: whether a password may be typed on this process's terminal.
    /// - Throws: `ActionFailure` with code `authenticationRequired` or `denied`, in which stands what to do;
    ///   `CancellationError`.
    package func authorize(
        _ action: RunningAction, in languages: [String] = [], mayUseTerminal: Bool = false
    ) async throws {
        let needsLocalDevice: Bool
        switch action.action.authenticationPolicy {
        case .alwaysAllowed: return
        case .requiresAuthentication: needsLocalDevice = false
        case .requiresLocalDeviceAuthentication: needsLocalDevice = true
        }
        let session = await currentSession()
        if session.lock == .unlocked, session.isLocal || !needsLocalDevice { return }
        let request = AuthenticationRequest(
            action: action, needsLocalDevice: needsLocalDevice, mayUseTerminal: mayUseTerminal)
        let outcome = try await authority.authenticate(request)
        if let failure = Self.failure(of: outcome, request, session, .of(languages)) { throw failure }
    }

    /// The session's state, asked anew.
    package func currentSession() async -> SessionState {
        let state = await authority.session()
        last.withLock { $0 = (state, .now) }
        return state
    }

    /// Whether the person could be asked for a proof.
    func readiness() async -> Polkit.Readiness { await authority.readiness() }

    private static func failure(
        of outcome: AuthenticationOutcome, _ request: AuthenticationRequest, _ session: SessionState, _ words: HostWords
    ) -> ActionFailure? {
        let title = request.action.action.title
        switch outcome {
        case .authorized: return nil
        case .refused where request.needsLocalDevice:
            return ActionFailure(.denied, words.needsYouHere.filled(title, request.policyAction))
        case .refused:
            return ActionFailure(.denied, words.policyRefuses.filled(title, request.policyAction))
        case .dismissed:
            return ActionFailure(.authenticationRequired, words.notAuthenticated.filled(title))
        case .failed:
            return ActionFailure(.authenticationRequired, words.wrongPassword.filled(title))
        case .unavailable(let reason):
            return ActionFailure(
                .authenticationRequired,
                "“\(title)” needs \(request.needsLocalDevice ? "you at this machine, in " : "")an unlocked session. "
                    + "\(description(of: session)), and you could not be asked to authenticate: \(reason)")
        }
    }

    private static func description(of session: SessionState) -> String {
        switch session.lock {
        case .locked: "This session is locked"
        case .unlocked: "This session is a remote one"
        case .left: "This session is not the one in front"
        case .unknown: "Nothing here tells whether you are there"
        }
    }
}
