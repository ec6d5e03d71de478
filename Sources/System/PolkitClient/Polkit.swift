// SPDX-License-Identifier: Apache-2.0
package import Bus
import Foundation

/// The machine's authority over what its users may do.
package struct Polkit: Sendable {
    /// Whom it is asked about.
    package enum Subject: Sendable, Hashable {
        case thisProcess
        /// The connection with that unique name on the same bus, which the bus vouches for; only root may ask about it.
        case caller(String)
    }

    package enum Answer: Sendable, Hashable {
        case authorized, refused, dismissed
        /// Allowed to who proves to be that person; after a question: there was nobody to put it.
        case mustAsk
    }

    /// Whether it can be asked about certain actions.
    package enum Readiness: Sendable, Hashable { case ready, lacksPolicy, absent }

    private static let service = "org.freedesktop.PolicyKit1"

    private let bus: BusConnection
    private let subject: Subject

    package init(bus: BusConnection, about subject: Subject = .thisProcess) {
        self.bus = bus
        self.subject = subject
    }

    /// Whether the action is allowed without a question.
    ///
    /// - Throws: `BusError` where polkit does not answer; `CancellationError`.
    package func check(_ action: String) async throws -> Answer {
        try await check(action, flags: 0, cancellation: "", timeout: .seconds(10))
    }

    /// Asks the person, through the agent of their session or terminal. Cancelling the task takes the question back.
    ///
    /// - Parameter patience: how long the person may take to authenticate.
    /// - Throws: `BusError`, of which `timedOut` means that nobody answered; `CancellationError`.
    package func ask(_ action: String, patience: Duration = .seconds(300)) async throws -> Answer {
        let question = UUID().uuidString
        do {
            return try await check(action, flags: 1, cancellation: question, timeout: patience)
        } catch {
            let isOpen = error is CancellationError || (error as? BusError)?.code == .timedOut
            // In a task of its own: what is cancelled cannot call.
            if isOpen { await Task { _ = try? await call("CancelCheckAuthorization", .string(question)) }.value }
            throw error
        }
    }

    /// - Parameter actions: which it has to know.
    package func readiness(for actions: Set<String>) async throws -> Readiness {
        do {
            let known = try await call("EnumerateActions", .string("C")).argument(0, \.elements)
            let names = Set(known.compactMap { $0.elements?.first?.text })
            return names.isSuperset(of: actions) ? .ready : .lacksPolicy
        } catch let error as BusError where error.code == .noSuchService {
            return .absent
        }
    }

    private func check(
        _ action: String, flags: UInt32, cancellation: String, timeout: Duration
    ) async throws -> Answer {
        let result = try await call(
            "CheckAuthorization", subjectValue, .string(action),
            .array(of: "{ss}", []), .uint32(flags), .string(cancellation), timeout: timeout
        ).argument(0, \.elements)
        if try result.argument(0, \.boolean) { return .authorized }
        if try result.argument(2, \.dictionary)["polkit.dismissed"] != nil { return .dismissed }
        return try result.argument(1, \.boolean) ? .mustAsk : .refused
    }

    private var subjectValue: BusValue {
        switch subject {
        case .thisProcess:
            let process = BusValue.properties([
                // Zero lets polkit look up when the process started.
                "pid": .uint32(UInt32(getpid())), "start-time": .uint64(0), "uid": .int32(Int32(getuid())),
            ])
            return .structure([.string("unix-process"), process])
        case .caller(let name): return .structure([.string("system-bus-name"), .properties(["name": .string(name)])])
        }
    }

    private func call(
        _ member: String, _ arguments: BusValue..., timeout: Duration = .seconds(10)
    ) async throws -> [BusValue] {
        try await bus.call(
            BusMethodCall(
                Self.service, "/org/freedesktop/PolicyKit1/Authority", "org.freedesktop.PolicyKit1.Authority", member,
                arguments, allowsInteractiveAuthorization: true, timeout: timeout))
    }
}
