// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Ends waiting for what may never come to an end.
package enum TimeLimit {
    /// Waits for a time; tests wait for something else.
    package typealias Sleep = @Sendable (Duration) async throws -> Void

    /// What the work answers; nil where it takes longer, whether it then ends or not.
    /// - Parameter report: tells the person that the work goes on, where it says so.
    /// - Throws: `CancellationError` where the caller's task is cancelled.
    package static func run<Answer: Sendable>(
        within limit: Duration, sleep: @escaping Sleep, report: (@Sendable () -> Void)? = nil,
        _ work: @escaping @Sendable () async -> Answer
    ) async throws -> Answer? {
        let phase = PhaseProgress(report: report)
        let first = FirstAnswer<Answer>()
        let task = Task { first.end(.success(await PhaseProgress.$current.withValue(phase, operation: work))) }
        let alarm = Task {
            repeat {
                guard (try? await sleep(limit)) != nil else { return }
            } while phase.getsMoreTime()
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
    private enum Heard { case nothing, interim, interimBefore }

    private let state = Mutex(Heard.nothing)
    /// Tells the person that the request is being worked on.
    let report: (@Sendable () -> Void)?

    init(report: (@Sendable () -> Void)?) { self.report = report }

    var hasInterim: Bool { state.withLock { $0 != .nothing } }

    /// Something was heard that is not the end.
    func hear() { state.withLock { if $0 == .nothing { $0 = .interim } } }

    /// Whether the time that is over begins anew: once, where something was heard in it.
    func getsMoreTime() -> Bool {
        state.withLock { heard in
            defer { if heard == .interim { heard = .interimBefore } }
            return heard == .interim
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
