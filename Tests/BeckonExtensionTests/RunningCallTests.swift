// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import BeckonExtension

struct RunningCallTests {
    private static let context = RequestContext(languages: ["en"], locale: "en", timeZone: "UTC")
    private let call = RunningCall(context: context, isGuarded: true)

    private static func question(_ text: String) -> Question {
        Question(dialog: Dialog(text), kind: .choice([], parameter: nil))
    }

    private static let confirmation = Question(
        dialog: Dialog("Sure?"), kind: .confirmation(ConfirmationDetails(acceptLabel: "Yes")))

    private func next() async -> String {
        switch await call.next(progress: nil) {
        case .question(let question): "asks \(question.dialog.full)"
        case .keychain(let wish): "wants to \(wish.operation.rawValue)"
        case .finished(let result):
            result.failure.map { "fails \($0.code.rawValue)" } ?? "says \(result.dialog?.full ?? "nothing")"
        }
    }

    /// Runs work whose errors become the result's failure, as the action runner's do.
    private func start(_ work: @escaping @Sendable (RunningCall) async throws -> String) {
        call.start { [call] in
            do {
                return ActionResult(dialog: Dialog(try await work(call)))
            } catch is CancellationError {
                return ActionResult(failure: ActionFailure(.cancelled, "Cancelled."))
            } catch {
                return ActionResult(failure: error as? ActionFailure ?? ActionFailure(.failed, "\(error)"))
            }
        }
    }

    @Test func finishesWithoutQuestion() async {
        start { _ in "done" }
        #expect(await next() == "says done")
    }

    @Test func waitsForEachAnswer() async {
        start { call in
            let first = try await call.ask(Self.question("one?"))
            let second = try await call.ask(Self.question("two?"))
            return "\(first == .declined) \(second == .accepted(.integer(2)))"
        }
        #expect(await next() == "asks one?")
        call.answer(.declined)
        #expect(await next() == "asks two?")
        call.answer(.accepted(.integer(2)))
        #expect(await next() == "says true true")
    }

    @Test func waitsForTheKeychainBeforeItsQuestions() async {
        call.start(mayBlock: true) { [call] in
            async let answer = call.ask(Self.question("?"))
            let reply = call.perform(KeychainRequest(.find, .genericPassword))
            return ActionResult(dialog: Dialog("\(reply.status) \((try? await answer) == .declined)"))
        }
        // The question may be there first; it is asked again after the keychain.
        var heard = await next()
        if heard == "asks ?" { heard = await next() }
        #expect(heard == "wants to find")
        #expect(await next() == "wants to find", "nobody has answered yet")
        call.finishErrand(KeychainReply(.itemNotFound))
        #expect(await next() == "asks ?")
        call.answer(.declined)
        #expect(await next() == "says itemNotFound true")
        #expect(call.perform(KeychainRequest(.find, .genericPassword)).status == .notAvailable, "it is over")
    }

    @Test func cancellingEndsTheWaitForTheKeychain() async {
        call.start(mayBlock: true) { [call] in
            ActionResult(dialog: Dialog("\(call.perform(KeychainRequest(.find, .genericPassword)).status)"))
        }
        #expect(await next() == "wants to find")
        call.cancel()
        #expect(await next() == "says notAvailable")
    }

    @Test func questionsAtTheSameTimeAreAskedOneByOne() async {
        start { call in
            async let first = call.ask(Self.question("?"))
            async let second = call.ask(Self.question("?"))
            let answers = try await [first, second]
            return "\(answers.count)"
        }
        #expect(await next() == "asks ?")
        call.answer(.declined)
        #expect(await next() == "asks ?")
        call.answer(.declined)
        #expect(await next() == "says 2")
    }

    @Test func cancellingEndsAnOpenQuestion() async {
        start { call in "\(try await call.ask(Self.question("one?")))" }
        #expect(await next() == "asks one?")
        call.cancel()
        #expect(await next() == "fails cancelled")
    }

    @Test func askingAfterCancellationThrows() async {
        start { call in
            while !Task.isCancelled { await Task.yield() }
            return "\(try await call.ask(Self.question("late?")))"
        }
        call.cancel()
        #expect(await next() == "fails cancelled")
    }

    @Test func cancellingTheWaitCancelsTheAction() async {
        start { _ in
            try await Task.sleep(for: .seconds(60))
            return "slept"
        }
        let waiting = Task { await next() }
        waiting.cancel()
        #expect(await waiting.value == "fails cancelled")
    }

    @Test func aChildTaskCanTakeItsQuestionBack() async {
        start { call in
            let child = Task { try await call.ask(Self.question("child?")) }
            while call.openQuestion == nil { await Task.yield() }
            child.cancel()
            _ = try? await child.value
            return "\(try await call.ask(Self.question("parent?")) == .declined)"
        }
        while call.openQuestion?.dialog.full != "parent?" { await Task.yield() }
        #expect(await next() == "asks parent?")
        call.answer(.declined)
        #expect(await next() == "says true")
    }

    @Test func nobodyConfirmsOutsideTheHost() async {
        let call = RunningCall(context: Self.context, isGuarded: false)
        let error = await #expect(throws: ActionFailure.self) { try await call.ask(Self.confirmation) }
        #expect(error?.code == .needsHost)
        #expect(error?.message.contains("beckon mcp") == true)
    }
}
