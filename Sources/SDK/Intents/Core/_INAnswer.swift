// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What a method of a handling protocol hands back.
public protocol _INAnswer: SendableMetatype {
    /// What the default implementation hands back, for the serving side to tell that the author wrote none.
    static var _unimplemented: Self { get }
    var _isUnimplemented: Bool { get }
}

extension Array: _INAnswer where Element: INIntentResolutionResult {
    public static var _unimplemented: [Element] { [Element._unimplemented] }
    public var _isUnimplemented: Bool { count == 1 && self[0]._isUnimplemented }
}

/// Waits for a method's completion; the first one counts that is no “in progress”, and a cancelled task waits no longer.
public func _awaiting<Answer: _INAnswer>(_ method: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
    let wait = CompletionWait<Answer>(phase: PhaseProgress.current)
    return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            wait.begin(continuation)
            method { wait.end(with: $0) }
        }.answer
    } onCancel: {
        wait.giveUp()
    }
}

/// A continuation that is resumed once, whoever comes first.
private final class CompletionWait<Answer: _INAnswer>: Sendable {
    /// Unchecked: the method hands the answer over when it is done with it.
    struct Sent: @unchecked Sendable { let answer: Answer }

    private enum State {
        case idle
        case waiting(CheckedContinuation<Sent, Never>)
        case early(Sent)
        case over
    }

    private let state = Mutex(State.idle)
    /// The last “in progress”, which is the answer where nothing follows.
    private let interim = Mutex<Sent?>(nil)
    private let phase: PhaseProgress?

    init(phase: PhaseProgress?) { self.phase = phase }

    func begin(_ continuation: CheckedContinuation<Sent, Never>) {
        let sent: Sent? = state.withLock { state in
            if case .early(let sent) = state {
                state = .over
                return sent
            }
            state = .waiting(continuation)
            return nil
        }
        if let sent { continuation.resume(returning: sent) }
    }

    /// Nothing more is waited for.
    func giveUp() { finish(with: interim.withLock { $0 } ?? Sent(answer: ._unimplemented)) }

    func end(with answer: Answer) {
        let sent = Sent(answer: answer)
        // Only who handles can be in progress, and only where somebody listens.
        if let phase, let report = phase.report, (answer as? INIntentResponse)?._outcome == .inProgress {
            interim.withLock { $0 = sent }
            phase.hear()
            report()
        } else {
            finish(with: sent)
        }
    }

    private func finish(with sent: Sent) {
        let continuation: CheckedContinuation<Sent, Never>? = state.withLock { state in
            switch state {
            case .idle: state = .early(sent)
            case .waiting(let continuation):
                state = .over
                return continuation
            case .early, .over: break
            }
            return nil
        }
        continuation?.resume(returning: sent)
    }
}
