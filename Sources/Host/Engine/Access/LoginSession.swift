// SPDX-License-Identifier: Apache-2.0
import Bus
import Foundation

/// What the login manager (logind or elogind) knows of the session that this process belongs to.
struct LoginSession {
    private static let service = "org.freedesktop.login1"

    let bus: BusConnection
    let environment: [String: String]

    /// - Throws: `BusError` where there is no login manager, or none of its sessions is this person's.
    func state() async throws -> SessionState {
        let values = try await call(
            try await path(), "org.freedesktop.DBus.Properties", "GetAll",
            .string("org.freedesktop.login1.Session")
        ).argument(0, \.dictionary)
        // The environment can name any session; the lock of another person's says nothing about this one.
        guard values["User"]?.elements?.first?.integer == Int(getuid()) else {
            return SessionState(lock: .unknown, isLocal: false)
        }
        let lock: SessionState.Lock =
            switch (values["LockedHint"]?.boolean, values["Active"]?.boolean) {
            case (true?, _): .locked
            case (false?, true?): values["State"]?.text == "closing" ? .left : .unlocked
            case (false?, false?): .left
            default: .unknown
            }
        return SessionState(lock: lock, isLocal: values["Remote"]?.boolean == false)
    }

    /// The session that the kernel knows this process to be in; of a service, which is in none, the one that the
    /// environment names, or the one that the person sees.
    private func path() async throws -> String {
        let manager = ("/org/freedesktop/login1", "org.freedesktop.login1.Manager")
        if let own = try? await call(manager.0, manager.1, "GetSessionByPID", .uint32(UInt32(getpid()))) {
            return try own.argument(0, \.text)
        }
        if let named = environment["XDG_SESSION_ID"] {
            return try await call(manager.0, manager.1, "GetSession", .string(named)).argument(0, \.text)
        }
        let user = try await call(manager.0, manager.1, "GetUser", .uint32(getuid())).argument(0, \.text)
        let display = try await call(
            user, "org.freedesktop.DBus.Properties", "Get", .string("org.freedesktop.login1.User"), .string("Display"))
        return try display.argument(0, \.elements).argument(1, \.text)
    }

    private func call(
        _ path: String, _ interface: String, _ member: String, _ arguments: BusValue...
    ) async throws -> [BusValue] {
        try await bus.call(
            BusMethodCall(Self.service, path, interface, member, arguments, timeout: .seconds(5)))
    }
}
