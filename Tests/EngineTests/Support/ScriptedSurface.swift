// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Synchronization

@testable import Engine

/// A surface whose answers are set beforehand, and that remembers what it was shown.
final class ScriptedSurface: Surface {
    let name = SurfaceName(rawValue: "test")
    private let answers: Mutex<[Answer]?>
    let questions = Mutex<[Question]>([])
    /// Questions that were put away without an answer.
    let cancelled = Mutex(0)
    let progress = Mutex<[ActionProgress]>([])
    /// Never answers, until the run is cancelled.
    private let isSilent: Bool

    /// - Parameter answers: one for each question; nil where nobody is there.
    init(_ answers: [Answer]? = nil, isSilent: Bool = false) {
        self.answers = Mutex(answers)
        self.isSilent = isSilent
    }

    func ask(_ question: Question, for action: RunningAction) async throws -> Answer {
        questions.withLock { $0.append(question) }
        if isSilent {
            defer { cancelled.withLock { $0 += 1 } }
            try await Task.sleep(for: .seconds(600))
        }
        return try answers.withLock { answers in
            guard answers?.isEmpty == false, let next = answers?.removeFirst() else { throw SurfaceUnavailable() }
            return next
        }
    }

    /// Waits until this many questions have come, at most ten seconds.
    func waitForQuestions(_ count: Int) async throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while questions.withLock({ $0.count }) < count, .now < deadline {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func show(_ progress: ActionProgress, of action: RunningAction) async {
        self.progress.withLock { $0.append(progress) }
    }

    func present(_ outcome: RunOutcome) async {}
}
