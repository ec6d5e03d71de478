// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonFoundation
import BeckonSchema
import Synchronization

/// A person who gives prepared answers and remembers what was asked and reported.
final class ConversationTwin: IntentConversation {
    struct Report: Sendable, Equatable {
        var fraction: Double?
        var title: String?
    }

    private struct State {
        var answers: [Answer]
        var questions: [Question] = []
        var reports: [Report] = []
    }

    let context: RequestContext
    private let state: Mutex<State>

    init(_ answers: [Answer] = [], surface: SurfaceName = .terminal) {
        context = RequestContext(languages: ["en"], locale: "en_US", timeZone: "UTC", surface: surface)
        state = Mutex(State(answers: answers))
    }

    var questions: [Question] { state.withLock(\.questions) }
    var reports: [Report] { state.withLock(\.reports) }

    func ask(_ question: Question) async throws -> Answer {
        try state.withLock { state in
            state.questions.append(question)
            guard !state.answers.isEmpty else { throw ActionFailure(.needsValue, "No answer was prepared.") }
            return state.answers.removeFirst()
        }
    }

    func report(_ fraction: Double?, title: String?, subtitle: String?) {
        state.withLock { $0.reports.append(Report(fraction: fraction, title: title)) }
    }
}

/// Runs a body as the serving side does: in English, in UTC, with a person to ask.
func serving<Value: Sendable>(
    _ twin: ConversationTwin, _ body: @Sendable () async throws -> Value
) async rethrows -> Value {
    let english = LocalizationContext(languages: ["en"], localeIdentifier: "en_US", timeZoneIdentifier: "UTC")
    return try await Localization.$current.withValue(english) {
        try await IntentRuntime.$conversation.withValue(twin) { try await body() }
    }
}

/// Fills an intent and runs it; failures become a failed result.
func run(
    _ intent: any AppIntent, _ arguments: [String: IntentValue] = [:], with twin: ConversationTwin = ConversationTwin()
) async -> ActionResult {
    await serving(twin) {
        do {
            try await IntentReflection.resolve(intent, arguments: arguments)
            return try await IntentReflection.perform(intent)
        } catch {
            return await IntentReflection.failedResult(from: error)
        }
    }
}

extension SnippetNode {
    /// All texts of the tree, in reading order.
    var texts: [String] {
        switch self {
        case .text(let node): [node.string]
        case .stack(let node): node.children.flatMap(\.texts)
        case .group(let children): children.flatMap(\.texts)
        case .modified(let node, _): node.texts
        case .button(let node): node.label.texts
        case .toggle(let node): node.label.texts
        default: []
        }
    }

    /// The actions behind its buttons and toggles.
    var actions: [ActionReference] {
        switch self {
        case .stack(let node): node.children.flatMap(\.actions)
        case .group(let children): children.flatMap(\.actions)
        case .modified(let node, _): node.actions
        case .button(let node): [node.action].compactMap(\.self)
        case .toggle(let node): [node.action].compactMap(\.self)
        default: []
        }
    }
}
