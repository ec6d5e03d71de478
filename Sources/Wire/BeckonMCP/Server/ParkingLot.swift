// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Where a server's calls wait for answers: gives out their request states, and ends those that nobody comes back for.
package final class ParkingLot<Call: Sendable>: Sendable {
    private struct State {
        var calls = ParkedCalls<ConnectionID, Call>()
        var isWatching = false
    }

    private let patience: Duration
    private let giveUp: @Sendable (Call) async -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - patience: how long a question may stay open.
    ///   - giveUp: ends a call whose question stayed open longer, or whose connection is gone.
    package init(patience: Duration, giveUp: @escaping @Sendable (Call) async -> Void) {
        self.patience = patience
        self.giveUp = giveUp
    }

    /// Keeps a call, and names it by a state that nobody can guess.
    package func park(_ call: Call, connection: ConnectionID, action: String) -> String {
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

    /// Gives a call back once, to the connection and for the action that it belongs to.
    package func redeem(_ token: String, connection: ConnectionID, action: String) -> Call? {
        state.withLock { $0.calls.redeem(token, owner: connection, action: action) }
    }

    /// Ends what waits for a connection that is gone.
    package func end(_ connection: ConnectionID) async {
        for call in state.withLock({ $0.calls.removeAll(of: connection) }) { await giveUp(call) }
    }

    /// Ends what waits too long, until nothing waits.
    private func watch() async {
        while let deadline = nextDeadline() {
            try? await Task.sleep(until: deadline, clock: .continuous)
            for call in state.withLock({ $0.calls.removeExpired(at: .now) }) { await giveUp(call) }
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
