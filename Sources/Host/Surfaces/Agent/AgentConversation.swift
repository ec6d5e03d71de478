// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Engine

/// One action that runs for an agent, from the first call over every question to the end.
actor AgentConversation: Surface {
    /// What the agent is told next.
    enum Step: Sendable {
        case asks(Question)
        case ended(RunOutcome)
    }

    nonisolated let name = SurfaceName.agent

    private let acceptsQuestions: Bool
    private var run: Task<Void, Never>?
    private var isCancelled = false
    private var step: Step?
    private var waiter: CheckedContinuation<Step, Never>?
    private var asked: Question?
    private var asker: CheckedContinuation<Answer, any Error>?
    private var report: (@Sendable (ProgressUpdate) -> Void)?
    private var reported = 0.0

    /// - Parameter acceptsQuestions: whether the agent's client can put a question to its person.
    init(acceptsQuestions: Bool) { self.acceptsQuestions = acceptsQuestions }

    func start(_ work: @escaping @Sendable (AgentConversation) async -> RunOutcome) {
        run = Task { self.reach(.ended(await work(self))) }
        if isCancelled { run?.cancel() }
    }

    /// Waits for the next question or the end; where the waiting task is cancelled, so is the action.
    func next(reporting report: @escaping @Sendable (ProgressUpdate) -> Void) async -> Step {
        self.report = report
        reported = 0
        return await withTaskCancellationHandler {
            if let step {
                self.step = nil
                return step
            }
            return await withCheckedContinuation { waiter = $0 }
        } onCancel: {
            Task { await self.cancel() }
        }
    }

    /// Hands over what the person said.
    /// - Parameter elicitResult: the client's `ElicitResult`.
    /// - Throws: `SchemaError` where it is none, or does not answer the open question.
    func answer(with elicitResult: JSONValue) throws {
        guard let asked else { return }
        let answer = try Answer(elicitResult: elicitResult, to: asked)
        self.asked = nil
        asker?.resume(returning: answer)
        asker = nil
    }

    /// Waits until the action has ended.
    func waitForEnd() async { await run?.value }

    /// Ends the action, also where it waits for an answer.
    func cancel() {
        isCancelled = true
        run?.cancel()
        putAway()
    }

    /// Nobody waits for the answer any more; the client hears of the end when it gives it.
    private func putAway() {
        asked = nil
        asker?.resume(throwing: CancellationError())
        asker = nil
    }

    // MARK: Surface

    func ask(_ question: Question, for action: RunningAction) async throws -> Answer {
        // What an agent's client shows passes through the agent, and MCP forbids forms to ask for a secret.
        guard acceptsQuestions, question.kind != .secret else { throw SurfaceUnavailable() }
        return try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await withCheckedThrowingContinuation { continuation in
                asked = question
                asker = continuation
                // Only now: the answer may come at once.
                reach(.asks(question))
            }
        } onCancel: {
            Task { await self.putAway() }
        }
    }

    func show(_ progress: ActionProgress, of action: RunningAction) {
        // The protocol wants each value to be greater than the one before, also where only the words changed.
        reported = max(progress.fraction ?? 0, reported.nextUp)
        let words = [progress.title, progress.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        report?(
            ProgressUpdate(
                progress: reported, total: progress.fraction == nil ? nil : 1,
                message: words.isEmpty ? nil : words.joined(separator: ": ")))
    }

    /// The result goes back with the call.
    func present(_ outcome: RunOutcome) {}

    private func reach(_ step: Step) {
        if let waiter {
            self.waiter = nil
            waiter.resume(returning: step)
        } else {
            self.step = step
        }
    }
}
