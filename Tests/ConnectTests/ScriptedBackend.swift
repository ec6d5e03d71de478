// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Synchronization

/// A backend that does what the test says, when it says so.
final class ScriptedBackend: TunnelBackend {
    enum Outcome: Sendable {
        case opens
        case fails(ConnectFailure)
    }

    private struct State {
        var outcomes: [Outcome] = []
        var waiting: [CheckedContinuation<Void, Never>] = []
        var isHeld = false
        var log: [String] = []
        var secrets: [ConnectSecrets] = []
        var closing: ConnectFailure?
        var losing: [CheckedContinuation<ConnectFailure?, Never>] = []
        /// A loss that came before anybody looked.
        var lost: ConnectFailure?
    }

    private let state = Mutex(State())

    /// What was asked of it, in order.
    var log: [String] { state.withLock { $0.log } }

    /// What was given with each opening.
    var secrets: [ConnectSecrets] { state.withLock { $0.secrets } }

    func script(_ outcomes: [Outcome]) { state.withLock { $0.outcomes = outcomes } }
    func failToClose(_ failure: ConnectFailure) { state.withLock { $0.closing = failure } }

    /// Lets openings wait until they are released or cancelled.
    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.resume() }
    }

    func lose(_ failure: ConnectFailure?) {
        let losing = state.withLock { state in
            defer { state.losing = [] }
            if state.losing.isEmpty { state.lost = failure }
            return state.losing
        }
        for waiter in losing { waiter.resume(returning: failure) }
    }

    func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        note("open \(request.profile.id.rawValue)")
        state.withLock { $0.secrets.append(request.secrets) }
        try request.record(.interface(name: "scripted"))
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if state.isHeld && !Task.isCancelled { state.waiting.append(continuation) }
                    return !state.isHeld || Task.isCancelled
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            release()
        }
        if Task.isCancelled { throw ConnectFailure(.cancelled, "cancelled") }
        let outcome = state.withLock { $0.outcomes.isEmpty ? .opens : $0.outcomes.removeFirst() }
        if case .fails(let failure) = outcome { throw failure }
        return ScriptedTunnel(backend: self)
    }

    func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure) { note("clean up \(steps.count)") }

    fileprivate func note(_ line: String) { state.withLock { $0.log.append(line) } }
    fileprivate var closing: ConnectFailure? { state.withLock { $0.closing } }

    fileprivate func awaitLoss() async -> ConnectFailure? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let lost = state.withLock { state in
                    defer { state.lost = nil }
                    if state.lost == nil { state.losing.append(continuation) }
                    return state.lost
                }
                if let lost { continuation.resume(returning: lost) }
            }
        } onCancel: {
            lose(nil)
        }
    }
}

private struct ScriptedTunnel: Tunnel {
    let backend: ScriptedBackend

    func loss() async -> ConnectFailure? { await backend.awaitLoss() }
    func statistics() async -> TunnelStatistics? { TunnelStatistics(received: 1, sent: 2, endpoint: "192.0.2.1:1") }

    func close() async throws(ConnectFailure) {
        backend.note("close")
        if let failure = backend.closing { throw failure }
    }
}
