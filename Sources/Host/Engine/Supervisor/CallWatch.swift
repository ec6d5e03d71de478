// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The clock of one call: it starts anew with each sign of progress and stands while a question is open.
final class CallWatch: Sendable {
    private struct State {
        var deadline: ContinuousClock.Instant
        var openQuestions = 0
        /// Who waits until no question is open.
        var waiting: [CheckedContinuation<Void, Never>] = []
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
        let waiting = state.withLock { state in
            state.openQuestions -= 1
            state.deadline = .now + limit
            guard state.openQuestions == 0 else { return [] as [CheckedContinuation<Void, Never>] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until the questions that the call's end has cancelled are put away.
    func waitForQuestions() async {
        await withCheckedContinuation { continuation in
            let isQuiet = state.withLock { state in
                if state.openQuestions > 0 { state.waiting.append(continuation) }
                return state.openQuestions == 0
            }
            if isQuiet { continuation.resume() }
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
