// SPDX-License-Identifier: Apache-2.0
import Bus
import Foundation
import PolkitClient

/// The authority of an ordinary machine: the login manager knows the lock, polkit asks for the proof.
struct SystemAuthority: SessionAuthority {
    private let environment: [String: String]
    private let bus: SharedBusConnection

    init(environment: [String: String]) {
        self.environment = environment
        bus = SharedBusConnection(.system(environment))
    }

    func session() async -> SessionState {
        do {
            return try await LoginSession(bus: try await bus.connection(), environment: environment).state()
        } catch {
            return SessionState(lock: .unknown, isLocal: false)
        }
    }

    func authenticate(_ request: AuthenticationRequest) async throws -> AuthenticationOutcome {
        do {
            let polkit = Polkit(bus: try await bus.connection())
            switch try await polkit.check(request.policyAction) {
            case .authorized: return .authorized
            case .refused: return .refused
            case .dismissed: return .dismissed
            case .mustAsk: return try await ask(polkit, request)
            }
        } catch let error as CancellationError {
            throw error
        } catch {
            return switch (error as? BusError)?.code {
            case .timedOut: .dismissed
            case .noSuchService, .cannotConnect:
                .unavailable(
                    "polkit does not run here. Install the package polkitd"
                        + (request.purpose == .goingOn ? "." : ", or unlock the session."))
            default: .unavailable("polkit answered “\(error)”. `beckon doctor` shows what is missing.")
            }
        }
    }

    func readiness() async -> Polkit.Readiness {
        do {
            return try await Polkit(bus: try await bus.connection()).readiness(
                for: Set(AuthenticationRequest.Purpose.allCases.map(\.policyAction)))
        } catch {
            return .absent
        }
    }

    private func ask(_ polkit: Polkit, _ request: AuthenticationRequest) async throws -> AuthenticationOutcome {
        var answer = try await polkit.ask(request.policyAction)
        // polkit's own fallback to a terminal's agent works within sessions only, and a server may have none.
        if answer == .mustAsk, request.mayUseTerminal, let agent = await TerminalAgent.start(environment) {
            let second: Result<Polkit.Answer, any Error>
            do { second = .success(try await polkit.ask(request.policyAction)) } catch { second = .failure(error) }
            await agent.stop()
            answer = try second.get()
        }
        return switch answer {
        case .authorized: .authorized
        // Without a question the policy did not refuse, so it was the proof.
        case .refused: .failed
        case .dismissed: .dismissed
        case .mustAsk:
            .unavailable(
                "there is nobody to ask for your password. "
                    + (request.purpose == .goingOn ? "Run" : "Unlock the session, run")
                    + " it in a terminal (`pkttyagent`, of the package polkitd, asks there), or start your desktop's "
                    + "authentication agent.")
        }
    }
}
