// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Hands the first of several answers to the one who waits.
final class FirstAnswer<Answer: Sendable>: Sendable {
    private struct State {
        var waiting: CheckedContinuation<Answer, Never>?
        var early: Answer?
        var isOver = false
    }

    private let state = Mutex(State())

    /// To be called once.
    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
        let early = state.withLock { state in
            if state.early == nil { state.waiting = continuation }
            return state.early
        }
        if let early { continuation.resume(returning: early) }
    }

    /// Only the first counts.
    func give(_ answer: Answer) {
        let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
            guard !state.isOver else { return nil }
            state.isOver = true
            if state.waiting == nil { state.early = answer }
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: answer)
    }
}
