// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import PolkitClient
import Synchronization

/// Decides whether an action may run now.
package final class Access: Sendable {
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
        let purpose: AuthenticationRequest.Purpose
        switch action.action.authenticationPolicy {
        case .alwaysAllowed: return
        case .requiresAuthentication: purpose = .running
        case .requiresLocalDeviceAuthentication: purpose = .runningHere
        }
        let session = await currentSession()
        if session.lock == .unlocked, session.isLocal || purpose == .running { return }
        let needs = "\(purpose == .runningHere ? "you at this machine, in " : "")an unlocked session"
        try await prove(
            AuthenticationRequest(action: action, purpose: purpose, mayUseTerminal: mayUseTerminal), in: languages,
            otherwise: "“\(action.action.title)” needs \(needs). \(Self.description(of: session)), and")
    }

    /// Has the person prove who they are, also where the session is unlocked.
    /// - Throws: as `authorize` does.
    package func authenticate(
        for action: RunningAction, in languages: [String] = [], mayUseTerminal: Bool = false
    ) async throws {
        let isHere = action.action.authenticationPolicy == .requiresLocalDeviceAuthentication
        try await prove(
            AuthenticationRequest(
                action: action, purpose: isHere ? .runningHere : .goingOn, mayUseTerminal: mayUseTerminal),
            in: languages, otherwise: "“\(action.action.title)” needs you to authenticate, and")
    }

    /// - Parameter words: how a refusal begins where nobody can be asked.
    private func prove(
        _ request: AuthenticationRequest, in languages: [String], otherwise words: String
    ) async throws {
        let outcome = try await authority.authenticate(request)
        if let failure = Self.failure(of: outcome, request, .of(languages), unavailable: words) { throw failure }
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
        of outcome: AuthenticationOutcome, _ request: AuthenticationRequest, _ words: HostWords, unavailable: String
    ) -> ActionFailure? {
        let title = request.action.action.title
        switch outcome {
        case .authorized: return nil
        case .refused where request.purpose == .runningHere:
            return ActionFailure(.denied, words.needsYouHere.filled(title, request.policyAction))
        case .refused:
            return ActionFailure(.denied, words.policyRefuses.filled(title, request.policyAction))
        case .dismissed:
            return ActionFailure(.authenticationRequired, words.notAuthenticated.filled(title))
        case .failed:
            return ActionFailure(.authenticationRequired, words.wrongPassword.filled(title))
        case .unavailable(let reason):
            return ActionFailure(
                .authenticationRequired, "\(unavailable) you could not be asked to authenticate: \(reason)")
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
