// SPDX-License-Identifier: Apache-2.0
import Bus
import Foundation

/// The authority of an ordinary machine: the login manager knows the lock, polkit asks for the proof.
actor SystemAuthority: SessionAuthority {
    private static let login = "org.freedesktop.login1"
    private static let polkit = "org.freedesktop.PolicyKit1"
    /// How long a person may take to authenticate.
    private static let patience = Duration.seconds(300)

    private let environment: [String: String]
    private var connection: BusConnection?

    init(environment: [String: String]) { self.environment = environment }

    func session() async -> SessionState {
        do {
            let bus = try await bus()
            let path = try await sessionPath(bus)
            let properties = try await bus.call(
                BusMethodCall(
                    Self.login, path, "org.freedesktop.DBus.Properties", "GetAll",
                    [.string("org.freedesktop.login1.Session")], timeout: .seconds(5)))
            let values = properties.first?.dictionary ?? [:]
            let lock: SessionState.Lock =
                switch values["LockedHint"]?.boolean {
                case true?: .locked
                case false?: .unlocked
                case nil: .unknown
                }
            return SessionState(lock: lock, isLocal: values["Remote"]?.boolean == false)
        } catch {
            forget(after: error)
            return SessionState(lock: .unknown, isLocal: false)
        }
    }

    func authenticate(for action: RunningAction) async -> AuthenticationOutcome {
        do {
            let process = BusValue.properties([
                // Zero lets polkit look up when the process started.
                "pid": .uint32(UInt32(getpid())), "start-time": .uint64(0), "uid": .int32(Int32(getuid())),
            ])
            let answer = try await bus().call(
                BusMethodCall(
                    Self.polkit, "/org/freedesktop/PolicyKit1/Authority", "org.freedesktop.PolicyKit1.Authority",
                    "CheckAuthorization",
                    [
                        .structure([.string("unix-process"), process]), .string(Access.policyAction),
                        .array(of: "{ss}", []), .uint32(1), .string(""),
                    ], allowsInteractiveAuthorization: true, timeout: Self.patience))
            let result = answer.first?.elements ?? []
            if try result.argument(0, \.boolean) { return .authorized }
            let details = try result.argument(2, \.dictionary)
            if details["polkit.dismissed"] != nil { return .dismissed }
            return try result.argument(1, \.boolean)
                ? .unavailable("polkit found no agent to ask you with (`pkttyagent` is one for a terminal)") : .refused
        } catch let error as BusError where error.code == .noSuchService || error.code == .cannotConnect {
            forget(after: error)
            return .unavailable("polkit does not run here")
        } catch {
            forget(after: error)
            return .unavailable("polkit answered: \(error)")
        }
    }

    /// The session of this process; of a service, which is in none, the one that the person sees.
    private func sessionPath(_ bus: BusConnection) async throws -> String {
        func ask(_ member: String, _ argument: BusValue) async throws -> String {
            let call = BusMethodCall(
                Self.login, "/org/freedesktop/login1", "org.freedesktop.login1.Manager", member, [argument],
                timeout: .seconds(5))
            return try await bus.call(call).argument(0, \.text)
        }
        if let session = environment["XDG_SESSION_ID"] { return try await ask("GetSession", .string(session)) }
        if let path = try? await ask("GetSessionByPID", .uint32(UInt32(getpid()))) { return path }
        let user = try await ask("GetUser", .uint32(getuid()))
        let display = try await bus.call(
            BusMethodCall(
                Self.login, user, "org.freedesktop.DBus.Properties", "Get",
                [.string("org.freedesktop.login1.User"), .string("Display")], timeout: .seconds(5)))
        return try display.argument(0, \.elements).argument(1, \.text)
    }

    private func bus() async throws -> BusConnection {
        if let connection { return connection }
        let opened = try await BusConnection.open(.system(environment))
        connection = opened
        return opened
    }

    /// A connection that broke is made anew by the next question.
    private func forget(after error: any Error) {
        if let error = error as? BusError, error.code == .closed { connection = nil }
    }
}
