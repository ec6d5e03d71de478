// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SeedHandler5
import SeedHandler6
import Synchronization
import Testing

@testable import Intents

/// What happens where things do not go straight.
struct RequestLifeTests {
    /// - Parameter end: when each phase has taken too long, in place of 10 seconds.
    private func run(
        _ intent: INIntent, _ handler: Any, _ person: AnsweringPerson = AnsweringPerson(), overAfter end: Flag? = nil
    ) async -> ActionResult {
        await english {
            await RequestLife(intent: intent, handler: handler, conversation: person) { limit in
                guard let end else { return try await Task.sleep(for: limit) }
                try await end.wait()
            }.run()
        }
    }

    private func message(_ content: String? = "Hello") -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: content, speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    @Test(arguments: [false, true]) func theSeedsHandlerAsksForTheContent(isSwift6: Bool) async {
        let handler: Any = isSwift6 ? SeedHandler6.makeMessageIntentHandler() : SeedHandler5.makeMessageIntentHandler()
        let person = AnsweringPerson { question in
            if case .confirmation = question.kind {
                .accepted(.boolean(true))
            } else {
                .accepted(.string("Good morning"))
            }
        }
        let intent = message(nil)
        let result = await run(intent, handler, person)
        #expect(
            person.questions.map(\.dialog.full) == ["What do you want to say?", "Send “Good morning”?"])
        #expect(intent.content == "Good morning")
        #expect(result.responseCode == "success" && result.failure == nil)
    }

    @Test func aCompletionThatIsNeverCalledEndsWithItsPhase() async {
        final class Silent: NSObject, INSendMessageIntentHandling {
            let called = Flag()
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                called.raise()
            }
        }
        let handler = Silent()
        let result = await run(message(), handler, overAfter: handler.called)
        #expect(result.failure?.code == .timedOut)
    }

    @Test func aHandlerThatHearsOfNoCancellationIsLeftBehind() async {
        final class Stubborn: NSObject, INSendMessageIntentHandling {
            let called = Flag()
            let ends = Flag()
            func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
                called.raise()
                let ends = ends
                await Task.detached { try? await ends.wait() }.value
                return INSendMessageIntentResponse(code: .success, userActivity: nil)
            }
        }
        let handler = Stubborn()
        let result = await run(message(), handler, overAfter: handler.called)
        #expect(result.failure?.code == .timedOut)
        handler.ends.raise()
    }

    @Test func twoCompletionsAreOne() async {
        final class Twice: NSObject, INSendMessageIntentHandling {
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
                completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
            }
        }
        #expect(await run(message(), Twice()).responseCode == "success")
    }

    @Test func progressIsReportedUntilTheEnd() async {
        final class Slow: NSObject, INSendMessageIntentHandling {
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
                completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
            }
        }
        let person = AnsweringPerson()
        #expect(await run(message(), Slow(), person).responseCode == "success")
        #expect(person.reports == 1)
    }

    @Test func progressAloneIsTheAnswerInTheEnd() async {
        final class Unending: NSObject, INSendMessageIntentHandling {
            let called = Flag()
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
                called.raise()
            }
        }
        let handler = Unending()
        let result = await run(message(), handler, overAfter: handler.called)
        #expect(result.responseCode == "inProgress" && result.failure == nil)
    }

    @Test func whatConfirmRefusesIsNotHandled() async {
        final class Refusing: NSObject, INSendMessageIntentHandling {
            func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
                INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
            }
            func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
                Issue.record("It was handled.")
                return INSendMessageIntentResponse(code: .success, userActivity: nil)
            }
        }
        let person = AnsweringPerson()
        let result = await run(message(), Refusing(), person)
        #expect(result.failure?.message == "The message could not be sent. The messaging service is not available.")
        #expect(person.questions.isEmpty)
    }

    @Test func aHandlerThatAlwaysAsksIsStopped() async {
        final class Asking: NSObject, INSendMessageIntentHandling {
            func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .needsValue() }
            func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
                INSendMessageIntentResponse(code: .success, userActivity: nil)
            }
        }
        let result = await run(message(), Asking(), AnsweringPerson { _ in .accepted(.string("no")) })
        #expect(result.failure?.code == .invalidValue && result.failure?.parameter == "content")
    }

    @Test func aChoiceStaysWhereTheHandlerKnowsOnlyNames() async {
        final class Names: NSObject, INSendMessageIntentHandling {
            func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
                let handle = INPersonHandle(value: "a@example.org", type: .emailAddress)
                let people = ["1", "2"].map {
                    INPerson(
                        personHandle: handle, nameComponents: nil, displayName: "Alexei", image: nil,
                        contactIdentifier: nil, customIdentifier: $0)
                }
                return [.disambiguation(with: people)]
            }
            func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
                INSendMessageIntentResponse(code: .success, userActivity: nil)
            }
        }
        let intent = message()
        intent._values["recipients"] = [INPerson(handle: "Alexei", displayName: "Alexei", contactIdentifier: nil)]
        let result = await run(
            intent, Names(),
            AnsweringPerson { $0.parameter == nil ? .accepted(.boolean(true)) : .accepted(.string("2")) })
        #expect(result.responseCode == "success")
        #expect(intent.recipients?.map(\.customIdentifier) == ["2"])
    }
}

/// Something that happens once.
private final class Flag: Sendable {
    private let isRaised = Mutex(false)

    func raise() { isRaised.withLock { $0 = true } }

    func wait() async throws {
        while !isRaised.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
    }
}
