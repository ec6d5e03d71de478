// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Synchronization

/// One call of an action from its first request to its result, across the retries that answer its questions.
final class RunningCall: IntentConversation {
    enum Event: Sendable {
        case question(Question)
        case keychain(KeychainRequest)
        case finished(ActionResult)
    }

    /// One report of how far the action is; `fraction` is nil while the end is not known.
    struct Progress: Sendable {
        /// Counts the reports of the call.
        let number: Int
        let fraction: Double?
        let title: String?
        let subtitle: String?
    }

    private struct Pending {
        let number: Int
        var question: Question
        let answer: CheckedContinuation<Answer, any Error>
    }

    private struct State {
        /// Questions in the order asked; the first is the one the person sees.
        var questions: [Pending] = []
        var asked = 0
        /// What the keychain is wanted for, in the order asked; the host answers at once.
        var errands: [KeychainErrand] = []
        var result: ActionResult?
        var waiter: CheckedContinuation<Event, Never>?
        var task: Task<Void, Never>?
        var isCancelled = false
        var reports = 0
        var progress: (@Sendable (Progress) -> Void)?

        var event: Event? {
            if let first = errands.first { return .keychain(first.request) }
            if let first = questions.first { return .question(first.question) }
            return result.map(Event.finished)
        }

        /// The waiter and what to tell it, where there is something to tell.
        mutating func news() -> (CheckedContinuation<Event, Never>, Event)? {
            guard let waiter, let event else { return nil }
            self.waiter = nil
            return (waiter, event)
        }
    }

    let context: RequestContext
    /// Whether a yes or a secret may be asked for: outside the host nobody guards who says it, and who hears it.
    private let isGuarded: Bool
    private let state = Mutex(State())

    init(context: RequestContext, isGuarded: Bool) {
        self.context = context
        self.isGuarded = isGuarded
    }

    /// Starts the work on the caller's thread, where it stays until it first waits for something.
    /// - Parameter mayBlock: whether the work may keep its thread; then it has one of its own.
    func start(mayBlock: Bool = false, _ work: @escaping @Sendable () async -> ActionResult) {
        let task = mayBlock ? Task { finish(await work()) } : Task.immediate { finish(await work()) }
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Waits for a question or the result; `progress` is where to report until then.
    func next(progress: (@Sendable (Progress) -> Void)?) async -> Event {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let news = state.withLock { state in
                    state.progress = progress
                    state.waiter = continuation
                    return state.news()
                }
                if let (waiter, event) = news { waiter.resume(returning: event) }
            }
        } onCancel: {
            cancel()
        }
    }

    /// The question that is open now.
    var openQuestion: Question? { state.withLock { $0.questions.first?.question } }

    /// Asks the open question in other words.
    func rephrase(_ words: String) {
        state.withLock { state in
            guard !state.questions.isEmpty else { return }
            state.questions[0].question.dialog = Dialog(words)
        }
    }

    /// Gives the answer to the open question.
    func answer(_ answer: Answer) {
        let pending = state.withLock { $0.questions.isEmpty ? nil : $0.questions.removeFirst() }
        pending?.answer.resume(returning: answer)
    }

    /// Cancels the action's task; an open question throws.
    func cancel() {
        let (task, questions, errands) = state.withLock { state in
            defer {
                state.questions = []
                state.errands = []
            }
            state.isCancelled = true
            return (state.task, state.questions, state.errands)
        }
        task?.cancel()
        for errand in errands { errand.finish(KeychainReply(.notAvailable)) }
        for pending in questions { pending.answer.resume(throwing: CancellationError()) }
    }

    /// Takes an errand to the host; false where the call is over.
    func begin(_ errand: KeychainErrand) -> Bool {
        let (isOver, news) = state.withLock { state in
            guard !state.isCancelled, state.result == nil else {
                return (true, nil as (CheckedContinuation<Event, Never>, Event)?)
            }
            state.errands.append(errand)
            return (false, state.news())
        }
        if let (waiter, event) = news { waiter.resume(returning: event) }
        return !isOver
    }

    /// The errand that the host was told of, which it need not be told of again.
    func nextErrand() -> KeychainErrand? {
        state.withLock { $0.errands.isEmpty ? nil : $0.errands.removeFirst() }
    }

    private func finish(_ result: ActionResult) {
        let (news, questions, errands) = state.withLock { state in
            let (questions, errands) = (state.questions, state.errands)
            state.questions = []
            state.errands = []
            state.result = result
            return (state.news(), questions, errands)
        }
        for errand in errands { errand.finish(KeychainReply(.notAvailable)) }
        for pending in questions { pending.answer.resume(throwing: CancellationError()) }
        if let (waiter, event) = news { waiter.resume(returning: event) }
    }
}

extension RunningCall {
    func ask(_ question: Question) async throws -> Answer {
        switch question.kind {
        case .confirmation where !isGuarded: throw ActionFailure.needsHost("It asks for a confirmation.")
        case .secret where !isGuarded: throw ActionFailure.needsHost("It asks for a secret.")
        default: break
        }
        let number = state.withLock { state in
            state.asked += 1
            return state.asked
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (isCancelled, news) = state.withLock { state in
                    guard !state.isCancelled, !Task.isCancelled, state.result == nil else {
                        return (true, nil as (CheckedContinuation<Event, Never>, Event)?)
                    }
                    state.questions.append(Pending(number: number, question: question, answer: continuation))
                    return (false, state.news())
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                if let (waiter, event) = news { waiter.resume(returning: event) }
            }
        } onCancel: {
            withdraw(number)
        }
    }

    func report(_ fraction: Double?, title: String?, subtitle: String?) {
        let (progress, number) = state.withLock { state in
            state.reports += 1
            return (state.progress, state.reports)
        }
        progress?(Progress(number: number, fraction: fraction, title: title, subtitle: subtitle))
    }

    /// Takes back a question whose asker is gone, such as a child task of the action.
    private func withdraw(_ number: Int) {
        let pending = state.withLock { state in
            state.questions.firstIndex { $0.number == number }.map { state.questions.remove(at: $0) }
        }
        pending?.answer.resume(throwing: CancellationError())
    }
}
