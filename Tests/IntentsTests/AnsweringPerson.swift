// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonFoundation
import BeckonSchema
import Synchronization

/// A person who answers each question as a function says, and remembers what was asked.
final class AnsweringPerson: IntentConversation {
    let context: RequestContext
    private let answer: @Sendable (Question) -> Answer
    private let state = Mutex<(questions: [Question], reports: Int)>(([], 0))

    init(_ answer: @escaping @Sendable (Question) -> Answer = AnsweringPerson.agreeing) {
        context = RequestContext(languages: ["en"], locale: "en_US", timeZone: "UTC")
        self.answer = answer
    }

    /// Says yes, and gives no values.
    static let agreeing: @Sendable (Question) -> Answer = { question in
        if case .confirmation = question.kind { .accepted(.boolean(true)) } else { .cancelled }
    }

    var questions: [Question] { state.withLock(\.questions) }
    var reports: Int { state.withLock(\.reports) }

    func ask(_ question: Question) async throws -> Answer {
        state.withLock { $0.questions.append(question) }
        return answer(question)
    }

    func report(_ fraction: Double?, title: String?, subtitle: String?) { state.withLock { $0.reports += 1 } }
}

/// Runs a request as the serving side does: in English, in UTC.
func english<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    let english = LocalizationContext(languages: ["en"], localeIdentifier: "en_US", timeZoneIdentifier: "UTC")
    return try await Localization.$current.withValue(english, operation: body)
}
