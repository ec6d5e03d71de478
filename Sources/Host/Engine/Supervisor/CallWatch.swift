// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The clock of one call: it starts anew with each sign of progress and stands while a question is open.
final class CallWatch: Sendable {
    private struct State {
        var deadline: ContinuousClock.Instant
        var openQuestions = 0
        var isLate = false
        var questionsLeft: Int
        var cancel: (@Sendable () -> Void)?
    }

    let limit: Duration
    /// How often the call may ask.
    let questions: Int
    private let state: Mutex<State>

    init(limit: Duration, questions: Int = 0) {
        self.limit = limit
        self.questions = questions
        state = Mutex(State(deadline: .now + limit, questionsLeft: questions))
    }

    var isLate: Bool { state.withLock { $0.isLate } }
    var hasAskedTooOften: Bool { state.withLock { $0.questionsLeft < 0 } }

    /// Says what ends the call when it is late.
    func arm(_ cancel: @escaping @Sendable () -> Void) {
        state.withLock { $0.cancel = cancel }
    }

    func touch() {
        state.withLock { $0.deadline = .now + limit }
    }

    /// Stops the clock; a question too many ends the call and returns false.
    func questionOpens() -> Bool {
        let (opens, cancel) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
            state.questionsLeft -= 1
            guard state.questionsLeft >= 0 else { return (false, state.cancel) }
            state.openQuestions += 1
            return (true, nil)
        }
        cancel?()
        return opens
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
