// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Synchronization

@testable import Engine

/// A surface whose answers are set beforehand, and that remembers what it was shown.
final class ScriptedSurface: Surface {
    let name = "test"
    private let answers: Mutex<[Answer]?>
    let questions = Mutex<[Question]>([])
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
        if isSilent { try await Task.sleep(for: .seconds(600)) }
        return try answers.withLock { answers in
            guard answers?.isEmpty == false, let next = answers?.removeFirst() else { throw SurfaceUnavailable() }
            return next
        }
    }

    func show(_ progress: ActionProgress, of action: RunningAction) async {
        self.progress.withLock { $0.append(progress) }
    }

    func present(_ outcome: RunOutcome) async {}
}
