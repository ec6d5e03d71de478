// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Synchronization
import Testing

@testable import AgentSurface
@testable import BeckonMCP

struct ConversationTests {
    private static let erase = RunningAction(
        appIdentifier: "org.example.disks", appName: "Disks",
        action: ActionDescriptor(identifier: "Erase", title: "Erase"))
    private static let question = Question(
        dialog: Dialog("Erase?"), kind: .confirmation(ConfirmationDetails(acceptLabel: "Erase")))

    /// An action that asks once and says what it was told.
    private static func asking(acceptsQuestions: Bool = true) async -> AgentConversation {
        let conversation = AgentConversation(acceptsQuestions: acceptsQuestions)
        await conversation.start { surface in
            var result = ActionResult()
            do {
                switch try await surface.ask(question, for: erase) {
                case .accepted(let value): result.value = value
                case .declined: result.failure = ActionFailure(.declined, "")
                case .cancelled: result.failure = ActionFailure(.cancelled, "put away")
                }
            } catch is SurfaceUnavailable {
                result.failure = ActionFailure(.needsValue, "")
            } catch {
                result.failure = ActionFailure(.cancelled, "stopped")
            }
            return RunOutcome(action: erase, result: result, duration: .zero)
        }
        return conversation
    }

    private static func end(of conversation: AgentConversation) async -> ActionResult? {
        guard case .ended(let outcome) = await conversation.next(reporting: { _ in }) else { return nil }
        return outcome.result
    }

    struct Reply: Sendable {
        var elicitResult: JSONValue
        var result: ActionResult
    }

    @Test(arguments: [
        Reply(
            elicitResult: ["action": "accept", "content": ["value": true]],
            result: ActionResult(value: .boolean(true))),
        Reply(elicitResult: ["action": "decline"], result: ActionResult(failure: ActionFailure(.declined, ""))),
        Reply(
            elicitResult: ["action": "cancel"], result: ActionResult(failure: ActionFailure(.cancelled, "put away"))),
    ])
    func goesOnWithTheAnswer(_ reply: Reply) async throws {
        let conversation = await Self.asking()
        guard case .asks(let asked) = await conversation.next(reporting: { _ in }) else {
            Issue.record("it did not ask")
            return
        }
        #expect(asked == Self.question)
        try await conversation.answer(with: reply.elicitResult)
        #expect(await Self.end(of: conversation) == reply.result)
    }

    @Test(
        arguments: [
            ["action": "accept", "content": ["value": "perhaps"]], ["action": "accept", "content": ["value": 1]],
            ["action": "approve"], [:],
        ] as [JSONValue])
    func doesNotGuessAConfirmation(elicitResult: JSONValue) async throws {
        let conversation = await Self.asking()
        _ = await conversation.next(reporting: { _ in })
        await #expect(throws: SchemaError.self) { try await conversation.answer(with: elicitResult) }
        await conversation.cancel()
        #expect(await Self.end(of: conversation)?.failure?.code == .cancelled)
    }

    @Test func refusesWhereNobodyCanBeAsked() async {
        let conversation = await Self.asking(acceptsQuestions: false)
        #expect(await Self.end(of: conversation)?.failure?.code == .needsValue)
    }

    @Test func stopsTheActionWithTheCall() async {
        let conversation = AgentConversation(acceptsQuestions: true)
        let (works, working) = AsyncStream.makeStream(of: Void.self)
        await conversation.start { _ in
            working.finish()
            try? await Task.sleep(for: .seconds(600))
            let failure = Task.isCancelled ? ActionFailure(.cancelled, "stopped") : nil
            return RunOutcome(action: Self.erase, result: ActionResult(failure: failure), duration: .zero)
        }
        let call = Task { await Self.end(of: conversation) }
        for await _ in works {}
        call.cancel()
        #expect(await call.value?.failure?.message == "stopped")
    }

    @Test func reportsGrowingProgress() async {
        let conversation = AgentConversation(acceptsQuestions: true)
        await conversation.start { surface in
            for fraction in [0.2, nil, 0.1, 0.1, 0.7] {
                await surface.show(ActionProgress(fraction: fraction, title: "Erasing"), of: Self.erase)
            }
            return RunOutcome(action: Self.erase, result: ActionResult(), duration: .zero)
        }
        let seen = Mutex<[Double]>([])
        _ = await conversation.next(reporting: { update in seen.withLock { $0.append(update.progress) } })
        let values = seen.withLock(\.self)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func cancelsWhatIsOpenWhenTheClientLeaves() async throws {
        let open = OpenConversations()
        let conversation = await Self.asking()
        try open.add(conversation)
        _ = await conversation.next(reporting: { _ in })
        await open.cancelAll()
        #expect(await Self.end(of: conversation)?.failure?.message == "stopped")
        #expect(throws: MCPError.self) { try open.add(conversation) }
    }

    @Test func takesOnlySoManyAtATime() async throws {
        let open = OpenConversations()
        let all = (0...OpenConversations.limit).map { _ in
            AgentConversation(acceptsQuestions: true)
        }
        for conversation in all.dropLast() { try open.add(conversation) }
        #expect(throws: MCPError.self) { try open.add(all[OpenConversations.limit]) }
        open.remove(all[0])
        try open.add(all[OpenConversations.limit])
    }
}
