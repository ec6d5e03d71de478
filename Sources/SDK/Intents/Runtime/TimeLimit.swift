// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Ends waiting for what may never come to an end.
enum TimeLimit {
    /// What the work answers; nil where it takes longer, whether it then ends or not.
    /// - Throws: `CancellationError` where the caller's task is cancelled.
    static func run<Answer: Sendable>(
        within limit: Duration, _ work: @escaping @Sendable () async -> Answer
    ) async throws -> Answer? {
        let phase = PhaseProgress(limit: limit)
        let first = FirstAnswer<Answer>()
        let task = Task { first.end(.success(await PhaseProgress.$current.withValue(phase, operation: work))) }
        let alarm = Task {
            while case let rest = phase.deadline - .now, rest > .zero {
                guard (try? await Task.sleep(for: rest)) != nil else { return }
            }
            // A cancelled wait hands back the last that was heard; what hears of no cancellation gets a moment for it.
            task.cancel()
            if phase.hasInterim { _ = await task.value }
            first.end(.success(nil))
        }
        defer { alarm.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { first.begin($0) }
        } onCancel: {
            task.cancel()
            first.end(.failure(CancellationError()))
        }
    }
}

/// How far the phase is that runs now.
final class PhaseProgress: Sendable {
    /// The phase that the current task belongs to.
    @TaskLocal static var current: PhaseProgress?
    /// Tells the person that the request is being worked on.
    @TaskLocal static var report: (@Sendable () -> Void)?

    private struct State {
        var deadline: ContinuousClock.Instant
        var hasInterim = false
    }

    private let limit: Duration
    private let state: Mutex<State>

    init(limit: Duration) {
        self.limit = limit
        state = Mutex(State(deadline: .now + limit))
    }

    var deadline: ContinuousClock.Instant { state.withLock(\.deadline) }
    var hasInterim: Bool { state.withLock(\.hasInterim) }

    /// Something was heard that is not the end: the time begins anew, once.
    func hear() {
        state.withLock { state in
            if !state.hasInterim { state.deadline = .now + limit }
            state.hasInterim = true
        }
    }
}

/// A continuation that the first answer resumes.
private final class FirstAnswer<Answer: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Answer?, any Error>)
        case early(Result<Answer?, any Error>)
        case over
    }

    private let state = Mutex(State.idle)

    func begin(_ continuation: CheckedContinuation<Answer?, any Error>) {
        let early: Result<Answer?, any Error>? = state.withLock { state in
            if case .early(let answer) = state {
                state = .over
                return answer
            }
            state = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func end(_ answer: Result<Answer?, any Error>) {
        let waiting: CheckedContinuation<Answer?, any Error>? = state.withLock { state in
            switch state {
            case .idle: state = .early(answer)
            case .waiting(let continuation):
                state = .over
                return continuation
            case .early, .over: break
            }
            return nil
        }
        waiting?.resume(with: answer)
    }
}
