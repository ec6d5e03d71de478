// SPDX-License-Identifier: Apache-2.0
package import AppIntents
package import BeckonSchema

/// One request from its values to its result: resolve, confirm, handle.
package final class RequestLife {
    /// How far a request is, in order.
    package enum Stage: Sendable, Comparable { case resolving, confirming, handling }

    let intent: INIntent
    let handler: Any
    let conversation: any IntentConversation
    /// How far the request is; it begins further on where the person has authenticated for it.
    private(set) var stage = Stage.resolving
    let challenges: AuthenticationChallenges
    /// Whether the person has authenticated for this request.
    let isAuthenticated: Bool
    private let limit: Duration
    private let sleep: TimeLimit.Sleep
    /// What `confirm` answered, for the card that is shown before the request is handled.
    private var ready: INIntentResponse?

    /// - Parameters:
    ///   - stage: where to go on, with the values that were settled before; nil begins anew.
    ///   - limit: how long each phase may take; questions do not count.
    ///   - sleep: waits for that time.
    package init(
        intent: INIntent, handler: Any, conversation: any IntentConversation, authenticatedAt stage: Stage? = nil,
        challenges: AuthenticationChallenges = .ofProgram, limit: Duration = .seconds(10),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.intent = intent
        self.handler = handler
        self.conversation = conversation
        self.challenges = challenges
        if let stage { self.stage = stage }
        isAuthenticated = stage != nil
        intent.isPersonAuthenticated = isAuthenticated
        self.limit = limit
        self.sleep = sleep
    }

    package func run() async -> ActionResult {
        do {
            if stage == .resolving { try await resolve() }
            if stage <= .confirming {
                stage = .confirming
                if let result = try await confirm() { return result }
            }
            stage = .handling
            return try await handle()
        } catch {
            return ActionResult(failure: IntentReflection.failure(from: error))
        }
    }

    private func resolve() async throws {
        for field in type(of: intent)._fields where !intent._isHidden(field.name) {
            if intent._values[field.name] == nil {
                intent._values[field.name] = intent._default(field.name, by: handler)
            }
            guard field.resolves else { continue }
            var resolution = ParameterResolution(of: field, in: self)
            try await resolution.run()
        }
    }

    /// The result where the app cannot do it; nil where it can and the person agrees.
    private func confirm() async throws -> ActionResult? {
        let parts = HandedOver((intent, handler))
        let answer = try await phase { HandedOver(await parts.value.0._confirm(by: parts.value.1)) }
        let response = answer.value
        if let response, !response._isUnimplemented {
            switch response._outcome {
            case .ready, .success, .inProgress: ready = response
            default: return await result(of: response)
            }
        }
        let facts = type(of: intent)._facts
        guard facts.asksConfirmation else { return nil }
        let words = RequestWords.current
        let question = Question(
            dialog: Dialog(intent._confirmation),
            kind: .confirmation(ConfirmationDetails(acceptLabel: words.yes, denyLabel: words.no)),
            snippet: await RequestCards.card(for: intent, ready, at: .confirmation))
        switch try await conversation.ask(question) {
        case .accepted(.boolean(false)), .declined: throw ActionFailure(.declined, words.declined)
        case .accepted: return nil
        case .cancelled: throw ActionFailure(.cancelled, words.putAway)
        }
    }

    private func handle() async throws -> ActionResult {
        let parts = HandedOver((intent, handler))
        let report = { @Sendable [conversation, title = type(of: intent)._facts.title] in
            conversation.report(nil, title: title, subtitle: nil)
        }
        let answer = try await phase(report: report) { HandedOver(await parts.value.0._handle(by: parts.value.1)) }
        guard let response = answer.value, !response._isUnimplemented else {
            throw ActionFailure(.failed, RequestWords.current.notHandled.filled(type(of: intent)._facts.title))
        }
        return await result(of: response)
    }

    /// Runs the author's code of one phase, and no longer than that may take.
    /// - Throws: `ActionFailure` with the code `timedOut`.
    func phase<Answer: Sendable>(
        report: (@Sendable () -> Void)? = nil, _ work: @escaping @Sendable () async -> Answer
    ) async throws -> Answer {
        guard let answer = try await TimeLimit.run(within: limit, sleep: sleep, report: report, work) else {
            throw ActionFailure(.timedOut, RequestWords.current.timedOut.filled(type(of: intent)._facts.title))
        }
        return answer
    }
}
