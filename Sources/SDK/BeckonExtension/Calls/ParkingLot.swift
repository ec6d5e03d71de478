// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import Synchronization

/// Where running calls wait for answers: gives out their states, and ends those that nobody comes back for.
final class ParkingLot: Sendable {
    private struct State {
        var calls = ParkedCalls<ConnectionID, RunningCall>()
        var isWatching = false
    }

    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameter patience: how long a question may stay open.
    init(patience: Duration = .seconds(3600)) {
        self.patience = patience
    }

    func park(_ call: RunningCall, connection: ConnectionID, action: String) -> String {
        let deadline = ContinuousClock.now + patience
        var generator = SystemRandomNumberGenerator()
        let (token, startsWatch) = state.withLock { state in
            let token = state.calls.park(
                call, owner: connection, action: action, until: deadline, using: &generator)
            defer { state.isWatching = true }
            return (token, !state.isWatching)
        }
        if startsWatch { Task { await watch() } }
        return token
    }

    func redeem(_ token: String, connection: ConnectionID, action: String) -> RunningCall? {
        state.withLock { $0.calls.redeem(token, owner: connection, action: action) }
    }

    func end(_ connection: ConnectionID) {
        for call in state.withLock({ $0.calls.removeAll(of: connection) }) { call.cancel() }
    }

    /// Ends what waits too long, until nothing waits.
    private func watch() async {
        while let deadline = nextDeadline() {
            try? await Task.sleep(until: deadline, clock: .continuous)
            for call in state.withLock({ $0.calls.removeExpired(at: .now) }) { call.cancel() }
        }
    }

    private func nextDeadline() -> ContinuousClock.Instant? {
        state.withLock { state in
            let next = state.calls.nextDeadline
            state.isWatching = next != nil
            return next
        }
    }
}
