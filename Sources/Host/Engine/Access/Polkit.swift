// SPDX-License-Identifier: Apache-2.0
import Bus
import Foundation

/// The machine's authority over what its users may do, asked about this process.
struct Polkit {
    enum Answer: Sendable, Hashable {
        case authorized, refused, dismissed
        /// Allowed to who proves to be that person; after a question: there was nobody to put it.
        case mustAsk
    }

    /// Whether polkit can be asked about Beckon's actions.
    enum Readiness: Sendable, Hashable { case ready, lacksPolicy, absent }

    private static let service = "org.freedesktop.PolicyKit1"
    /// How long a person may take to authenticate.
    private static let patience = Duration.seconds(300)

    let bus: BusConnection

    /// Whether the action is allowed without a question.
    func check(_ action: String) async throws -> Answer {
        try await check(action, flags: 0, cancellation: "", timeout: .seconds(10))
    }

    /// Asks the person, through the agent of their session or terminal. Cancelling the task takes the question back.
    func ask(_ action: String) async throws -> Answer {
        let question = UUID().uuidString
        do {
            return try await check(action, flags: 1, cancellation: question, timeout: Self.patience)
        } catch {
            let isOpen = error is CancellationError || (error as? BusError)?.code == .timedOut
            // In a task of its own: what is cancelled cannot call.
            if isOpen { await Task { _ = try? await call("CancelCheckAuthorization", .string(question)) }.value }
            throw error
        }
    }

    func readiness() async throws -> Readiness {
        do {
            let known = try await call("EnumerateActions", .string("C")).argument(0, \.elements)
            let names = Set(known.compactMap { $0.elements?.first?.text })
            return names.isSuperset(of: [Access.policyAction, Access.localPolicyAction]) ? .ready : .lacksPolicy
        } catch let error as BusError where error.code == .noSuchService {
            return .absent
        }
    }

    private func check(
        _ action: String, flags: UInt32, cancellation: String, timeout: Duration
    ) async throws -> Answer {
        let process = BusValue.properties([
            // Zero lets polkit look up when the process started.
            "pid": .uint32(UInt32(getpid())), "start-time": .uint64(0), "uid": .int32(Int32(getuid())),
        ])
        let result = try await call(
            "CheckAuthorization", .structure([.string("unix-process"), process]), .string(action),
            .array(of: "{ss}", []), .uint32(flags), .string(cancellation), timeout: timeout
        ).argument(0, \.elements)
        if try result.argument(0, \.boolean) { return .authorized }
        if try result.argument(2, \.dictionary)["polkit.dismissed"] != nil { return .dismissed }
        return try result.argument(1, \.boolean) ? .mustAsk : .refused
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
