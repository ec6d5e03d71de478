// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import IntentsClient5

@Suite struct ConversationTests {
    init() { AppDependencyManager.shared.add(dependency: QueryLog()) }

    @Test func missingValuesAreSettledInOrder() async {
        let twin = ConversationTwin([.accepted(.string("OpenVPN")), .accepted(.string("hello"))])
        let result = await run(Settles(), with: twin)
        #expect(result.value == .string("Home a2 ovpn hello"))
        #expect(twin.questions.map(\.parameter) == ["transport", "word"])
        #expect(twin.questions.map(\.dialog.full) == ["Which transport?", "Which word?"])
    }

    @Test func wrongAnswersAreAskedAgainThreeTimes() async {
        let twin = ConversationTwin(Array(repeating: .accepted(.string("x")), count: 3))
        let result = await run(NeedsValue(), with: twin)
        #expect(result.failure?.code == .invalidValue)
        #expect(twin.questions.count == 3)
    }

    @Test func requests() async {
        let twin = ConversationTwin([
            .accepted(.string("Ada")), .accepted(.boolean(true)), .accepted(.string("Madrid")),
        ])
        #expect(await run(AsksForValue(), with: twin).value == .string("Ada true b1"))
        #expect(twin.questions.map(\.dialog.full) == ["What name?", "Sure?", "Which?"])
    }

    @Test func errorsThatAskStartOver() async {
        let twin = ConversationTwin([.accepted(.integer(3)), .accepted(.string("2"))])
        #expect(await run(NeedsValue(), with: twin).value == .string("3 Home"))
        #expect(twin.questions.first?.dialog.full == "How many?")
    }

    @Test func confirmations() async throws {
        let twin = ConversationTwin(Array(repeating: .accepted(.boolean(true)), count: 3))
        #expect(await run(Confirms(), with: twin).dialog?.full == "Deleted")
        let first = try #require(twin.questions.first)
        #expect(first.dialog.full == "Really?")
        let words = ConfirmationDetails(acceptLabel: "Delete it", denyLabel: "Keep it", isDestructive: true)
        #expect(first.kind == .confirmation(words))
        #expect(twin.questions[1].dialog.full == "Look first")
        #expect(twin.questions[1].snippet?.texts == ["Look"])
        #expect(twin.questions[2].snippet?.texts == ["mail"])
        #expect(twin.questions[2].kind == .confirmation(ConfirmationDetails(acceptLabel: "Send")))
    }

    @Test(arguments: [(Answer.declined, ActionFailure.Code.declined), (.cancelled, .cancelled)])
    func refusalEndsTheAction(answer: Answer, code: ActionFailure.Code) async {
        #expect(await run(Confirms(), with: ConversationTwin([answer])).failure?.code == code)
    }

    @Test(arguments: [("2", "Took Blue"), ("Red", "Took Red")])
    func choices(answer: String, dialog: String) async throws {
        let twin = ConversationTwin([.accepted(.string(answer))])
        #expect(await run(Chooses(), with: twin).dialog?.full == dialog)
        guard case .choice(let options, _) = try #require(twin.questions.first).kind else {
            Issue.record("It should be a choice.")
            return
        }
        #expect(options.map(\.style) == [.normal, .destructive, .cancel])
    }

    @Test func cancellingOptionEndsTheAction() async {
        let twin = ConversationTwin([.accepted(.string("3"))])
        #expect(await run(Chooses(), with: twin).failure?.code == .cancelled)
    }

    @Test func nobodyToAsk() async {
        await #expect(throws: ActionFailure.self) { try await IntentReflection.perform(Confirms()) }
    }
}
