// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Synchronization
import Testing

@testable import Intents

/// What an extension takes for an authentication, and what it does with it.
struct AuthenticationTests {
    /// One try to come back with a challenge.
    struct Try: Sendable, CustomTestStringConvertible {
        let name: String
        var content: JSONValue = "Hello"
        var isOfAnotherKind = false
        var challenge: String?
        var after: Duration = .zero
        var times = 1
        let isTaken: Bool
        var testDescription: String { name }
    }

    @Test(arguments: [
        Try(name: "the challenge that was given out", isTaken: true),
        Try(name: "just in time", after: .seconds(359), isTaken: true),
        Try(name: "too late", after: .seconds(360), isTaken: false),
        Try(name: "twice", times: 2, isTaken: false),
        Try(name: "with another value", content: "Goodbye", isTaken: false),
        Try(name: "without its value", content: .null, isTaken: false),
        Try(name: "for another kind of request", isOfAnotherKind: true, isTaken: false),
        Try(name: "a made-up challenge", challenge: "0-0-0-0", isTaken: false),
        Try(name: "an empty challenge", challenge: "", isTaken: false),
    ])
    func aChallengeIsGoodOnceForItsRequest(_ test: Try) throws {
        let start = ContinuousClock.now
        let passed = Mutex(Duration.zero)
        let challenges = AuthenticationChallenges { start + passed.withLock { $0 } }
        let demand = challenges.demand(for: Self.message(), at: .handling)
        #expect(demand.arguments["content"] == "Hello")
        var arguments = demand.arguments
        arguments["content"] = test.content.isNull ? nil : test.content
        passed.withLock { $0 = test.after }
        var kept: AuthenticationChallenges.Kept?
        for _ in 0..<test.times {
            kept = challenges.redeem(
                test.challenge ?? demand.challenge,
                for: test.isOfAnotherKind ? INSearchForMessagesIntent.self : INSendMessageIntent.self, arguments)
        }
        #expect((kept != nil) == test.isTaken)
        if test.isTaken { #expect(kept?.intent == Self.message() && kept?.stage == .handling) }
    }

    @Test func whatIsTriedInVainIsUsedUp() {
        let challenges = AuthenticationChallenges()
        let demand = challenges.demand(for: Self.message(), at: .handling)
        #expect(challenges.redeem(demand.challenge, for: INSendMessageIntent.self, [:]) == nil)
        #expect(challenges.redeem(demand.challenge, for: INSendMessageIntent.self, demand.arguments) == nil)
    }

    @Test func eachChallengeIsAnotherAndTheOldestAreForgotten() {
        let challenges = AuthenticationChallenges()
        let demands = (0..<100).map { _ in challenges.demand(for: Self.message(), at: .handling) }
        #expect(Set(demands.map(\.challenge)).count == 100)
        let good = demands.filter {
            challenges.redeem($0.challenge, for: INSendMessageIntent.self, $0.arguments) != nil
        }
        #expect(good.count == 64)
    }

    @Test func theRequestIsHandledAgainWithoutAQuestion() async throws {
        let handler = Careful(at: .handling)
        let (demand, first) = try await begin(with: handler)
        #expect(first.questions.count == 1)
        let second = AnsweringPerson()
        let result = try await goOn(demand, with: handler, second)
        #expect(result.responseCode == "success" && result.failure == nil)
        #expect(second.questions.isEmpty)
        #expect(handler.calls == ["confirm no", "handle no", "handle yes"])
    }

    @Test func whatWantsItBeforeThePersonsYesAsksForTheYes() async throws {
        let handler = Careful(at: .confirming)
        let (demand, first) = try await begin(with: handler)
        #expect(first.questions.isEmpty)
        let second = AnsweringPerson()
        let result = try await goOn(demand, with: handler, second)
        #expect(result.responseCode == "success")
        #expect(second.questions.count == 1)
        #expect(handler.calls == ["confirm no", "confirm yes", "handle yes"])
    }

    @Test func anAuthenticationThatIsNotEnoughEndsTheRequest() async throws {
        let handler = Careful(at: .handling, isNeverContent: true)
        let (demand, _) = try await begin(with: handler)
        let result = try await goOn(demand, with: handler, AnsweringPerson())
        #expect(result.failure?.code == .denied && result.authentication == nil)
        #expect(result.failure?.message == "Send a message: the app does not take this authentication.")
    }

    @Test func aRequestThatIsCopiedOrKeptIsNotAuthenticated() {
        let intent = Self.message()
        intent.isPersonAuthenticated = true
        #expect((intent.copy() as? INIntent)?.isPersonAuthenticated == false)
    }

    private static func message() -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: nil, outgoingMessageType: .unknown, content: "Hello", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    private let challenges = AuthenticationChallenges()

    private func begin(with handler: Careful) async throws -> (AuthenticationDemand, AnsweringPerson) {
        let person = AnsweringPerson()
        let result = await english {
            await RequestLife(intent: Self.message(), handler: handler, conversation: person, challenges: challenges)
                .run()
        }
        #expect(result.failure?.code == .authenticationRequired && result.responseCode == "requiresAuthentication")
        return (try #require(result.authentication), person)
    }

    private func goOn(
        _ demand: AuthenticationDemand, with handler: Careful, _ person: AnsweringPerson
    ) async throws -> ActionResult {
        let kept = try #require(
            challenges.redeem(demand.challenge, for: INSendMessageIntent.self, demand.arguments))
        return await english {
            await RequestLife(
                intent: kept.intent, handler: handler, conversation: person, authenticatedAt: kept.stage,
                challenges: challenges
            ).run()
        }
    }
}

/// Wants the person to authenticate in one phase, and notes what each was told.
private final class Careful: NSObject, INSendMessageIntentHandling {
    private let stage: RequestLife.Stage
    private let isNeverContent: Bool
    private let noted = Mutex<[String]>([])

    init(at stage: RequestLife.Stage, isNeverContent: Bool = false) {
        self.stage = stage
        self.isNeverContent = isNeverContent
    }

    var calls: [String] { noted.withLock { $0 } }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { answer("confirm", intent, .ready) }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { answer("handle", intent, .success) }

    private func answer(
        _ name: String, _ intent: INSendMessageIntent, _ code: INSendMessageIntentResponseCode
    ) -> INSendMessageIntentResponse {
        noted.withLock { $0.append("\(name) \(intent.isPersonAuthenticated ? "yes" : "no")") }
        let isHere = (name == "confirm") == (stage == .confirming)
        let wants = isHere && (isNeverContent || !intent.isPersonAuthenticated)
        return INSendMessageIntentResponse(code: wants ? .requiresAuthentication : code, userActivity: nil)
    }
}
