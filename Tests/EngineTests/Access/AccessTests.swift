// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import PolkitClient
import Synchronization
import Testing

@testable import Engine

/// An authority that a test holds in its hands.
final class AuthorityTwin: SessionAuthority {
    private let state: SessionState
    private let outcome: AuthenticationOutcome
    private let policy: Polkit.Readiness
    /// Never answers, until it is cancelled.
    private let isSlow: Bool
    let questions = Mutex(0)
    /// What each question was for.
    let purposes = Mutex<[AuthenticationRequest.Purpose]>([])

    init(
        _ lock: SessionState.Lock, isLocal: Bool = true, outcome: AuthenticationOutcome = .refused,
        policy: Polkit.Readiness = .absent, isSlow: Bool = false
    ) {
        self.isSlow = isSlow
        self.policy = policy
        state = SessionState(lock: lock, isLocal: isLocal)
        self.outcome = outcome
    }

    func session() async -> SessionState { state }

    func authenticate(_ request: AuthenticationRequest) async throws -> AuthenticationOutcome {
        questions.withLock { $0 += 1 }
        purposes.withLock { $0.append(request.purpose) }
        if isSlow { try await Task.sleep(for: .seconds(600)) }
        return outcome
    }

    func readiness() async -> Polkit.Readiness { policy }
}

@Suite struct AccessTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let policy: ActionDescriptor.AuthenticationPolicy
        let lock: SessionState.Lock
        var isLocal = true
        var outcome = AuthenticationOutcome.refused
        let failure: ActionFailure.Code?
        let asks: Bool
        var testDescription: String { "\(policy), \(lock), local \(isLocal), \(outcome)" }
    }

    @Test(arguments: [
        Case(policy: .alwaysAllowed, lock: .locked, failure: nil, asks: false),
        Case(policy: .alwaysAllowed, lock: .unknown, failure: nil, asks: false),
        Case(policy: .requiresAuthentication, lock: .unlocked, failure: nil, asks: false),
        Case(policy: .requiresAuthentication, lock: .unlocked, isLocal: false, failure: nil, asks: false),
        Case(policy: .requiresAuthentication, lock: .locked, failure: .denied, asks: true),
        Case(policy: .requiresAuthentication, lock: .left, failure: .denied, asks: true),
        Case(policy: .requiresAuthentication, lock: .locked, outcome: .authorized, failure: nil, asks: true),
        Case(
            policy: .requiresAuthentication, lock: .locked, outcome: .failed, failure: .authenticationRequired,
            asks: true),
        Case(
            policy: .requiresAuthentication, lock: .locked, outcome: .dismissed, failure: .authenticationRequired,
            asks: true),
        Case(
            policy: .requiresAuthentication, lock: .unknown, outcome: .unavailable("nothing"),
            failure: .authenticationRequired, asks: true),
        Case(policy: .requiresLocalDeviceAuthentication, lock: .unlocked, failure: nil, asks: false),
        Case(
            policy: .requiresLocalDeviceAuthentication, lock: .unlocked, isLocal: false, failure: .denied, asks: true),
        Case(
            policy: .requiresLocalDeviceAuthentication, lock: .unlocked, isLocal: false, outcome: .authorized,
            failure: nil, asks: true),
    ])
    func thePolicyIsKept(_ test: Case) async {
        let authority = AuthorityTwin(test.lock, isLocal: test.isLocal, outcome: test.outcome)
        let action = RunningAction(
            appIdentifier: "org.example.app", appName: "App",
            action: ActionDescriptor(identifier: "A", title: "Open the door", authenticationPolicy: test.policy))
        do {
            try await Access(authority: authority).authorize(action)
            #expect(test.failure == nil)
        } catch {
            let failure = error as? ActionFailure
            #expect(failure?.code == test.failure)
            #expect(failure?.message.contains("Open the door") == true)
        }
        #expect(authority.questions.withLock { $0 } == (test.asks ? 1 : 0))
    }

    struct Proof: CustomTestStringConvertible, Sendable {
        var policy = ActionDescriptor.AuthenticationPolicy.alwaysAllowed
        let outcome: AuthenticationOutcome
        var purpose = AuthenticationRequest.Purpose.goingOn
        let failure: ActionFailure.Code?
        var says = ""
        var testDescription: String { "\(policy), \(outcome)" }
    }

    /// An unlocked session is none.
    @Test(arguments: [
        Proof(outcome: .authorized, failure: nil),
        Proof(outcome: .refused, failure: .denied, says: "polkit: org.beckon.authenticate"),
        Proof(outcome: .dismissed, failure: .authenticationRequired, says: "and you did not"),
        Proof(outcome: .failed, failure: .authenticationRequired, says: "password was not right"),
        Proof(
            outcome: .unavailable("nothing"), failure: .authenticationRequired,
            says: "needs you to authenticate, and you could not be asked to authenticate: nothing"),
        Proof(policy: .requiresAuthentication, outcome: .authorized, failure: nil),
        Proof(
            policy: .requiresLocalDeviceAuthentication, outcome: .refused, purpose: .runningHere, failure: .denied,
            says: "needs you at this machine"),
    ])
    func aProofIsAlwaysAskedFor(_ test: Proof) async {
        let authority = AuthorityTwin(.unlocked, outcome: test.outcome)
        let action = RunningAction(
            appIdentifier: "org.example.app", appName: "App",
            action: ActionDescriptor(identifier: "A", title: "Open the door", authenticationPolicy: test.policy))
        do {
            try await Access(authority: authority).authenticate(for: action)
            #expect(test.failure == nil)
        } catch {
            let failure = error as? ActionFailure
            #expect(failure?.code == test.failure)
            #expect(failure?.message.contains(test.says) == true, "\(failure?.message ?? "")")
        }
        #expect(authority.purposes.withLock { $0 } == [test.purpose])
    }

    @Test func withoutABusNothingIsAllowed() async throws {
        let authority = SystemAuthority(environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"])
        #expect(await authority.session() == SessionState(lock: .unknown, isLocal: false))
        let action = RunningAction(
            appIdentifier: "a.b", appName: "App", action: ActionDescriptor(identifier: "A", title: "A"))
        #expect(
            try await authority.authenticate(AuthenticationRequest(action: action))
                == .unavailable("polkit does not run here. Install the package polkitd, or unlock the session."))
    }
}
