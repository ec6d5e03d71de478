// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The clock of one call: it starts anew with each sign of progress and stands while a question is open.
final class CallWatch: Sendable {
    private struct State {
        var deadline: ContinuousClock.Instant
        var openQuestions = 0
        var isLate = false
        var cancel: (@Sendable () -> Void)?
    }

    let limit: Duration
    private let state: Mutex<State>

    init(limit: Duration) {
        self.limit = limit
        state = Mutex(State(deadline: .now + limit))
    }

    var isLate: Bool { state.withLock { $0.isLate } }

    /// Says what ends the call when it is late.
    func arm(_ cancel: @escaping @Sendable () -> Void) {
        state.withLock { $0.cancel = cancel }
    }

    func touch() {
        state.withLock { $0.deadline = .now + limit }
    }

    func questionOpens() {
        state.withLock { $0.openQuestions += 1 }
    }

    func questionCloses() {
        state.withLock {
            $0.openQuestions -= 1
            $0.deadline = .now + limit
        }
    }

    /// Ends the call where its time is over.
    func check(at now: ContinuousClock.Instant) {
        let cancel = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isLate, state.openQuestions == 0, now >= state.deadline else { return nil }
            state.isLate = true
            return state.cancel
        }
        cancel?()
    }
}
