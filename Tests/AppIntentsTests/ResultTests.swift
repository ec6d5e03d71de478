// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import IntentsClient5

@Suite struct ResultTests {
    init() { AppDependencyManager.shared.add(dependency: QueryLog()) }

    @Test func everything() async throws {
        let arguments: [String: IntentValue] = [
            "server": .string("b1"), "minutes": .integer(9), "quiet": .string("quiet"), "note": .string("n"),
        ]
        let result = await run(ConnectServer(), arguments)
        #expect(result.value == .string("Madrid/wg/9/true/n"))
        #expect(result.dialog == Dialog("Connected to Madrid.", supporting: "Connected."))
        let snippet = try #require(result.snippet)
        #expect(snippet.texts == ["Madrid", "Again", "Quiet"])
        #expect(snippet.actions.map(\.action) == ["ConnectServer", "SetQuiet"])
        #expect(snippet.actions.first?.arguments["transport"] != nil)
        #expect(snippet.actions.last?.arguments == ["value": .boolean(true)])
    }

    @Test func shapes() async {
        #expect(await run(PlainResult()) == ActionResult())
        #expect(await run(ValueResult()).value == .array([.integer(1), .integer(2)]))
        let without = await run(DialogOrView(), ["shows": .boolean(false)])
        #expect(without == ActionResult(dialog: Dialog("Without a view")))
        let with = await run(DialogOrView(), ["shows": .boolean(true)])
        #expect(with.snippet?.texts == ["Seen"])
        let next = await run(OpensNext())
        #expect(next.follows?.action == "ConnectServer")
        #expect(next.follows?.arguments.keys.sorted() == ["server", "transport"])
    }

    @Test func snippetIntents() async {
        let shown = await run(ShowsCard())
        #expect(shown.value == .integer(7))
        #expect(shown.snippet?.texts == ["drawn"])
        #expect(await run(ValueWithoutCard()) == ActionResult(value: .integer(7)))
    }

    @Test func transientEntity() async {
        guard case .entity(let entity)? = await run(ReturnsEntity()).value else {
            Issue.record("It should be an entity.")
            return
        }
        #expect(entity.type == "Measured")
        #expect(entity.properties == ["rate": .number(12.5)])
        #expect(entity.display?.title == "12.5 Mbit/s")
    }

    @Test(arguments: [
        ("words", ActionFailure.Code.failed, "There is no server in Oslo."),
        ("described", .failed, "It is described."), ("predefined", .failed, "Sign in to the app first."),
        ("foreground", .failed, "Open the app"), ("cancel", .cancelled, "The action was cancelled."),
        ("other", .failed, "The action could not be completed."),
        ("restart", .failed, "The action started over too often."),
    ])
    func failures(how: String, code: ActionFailure.Code, message: String) async {
        #expect(await run(Fails(), ["how": .string(how)]).failure == ActionFailure(code, message))
    }

    @Test func failureWithAView() async {
        let result = await run(Fails(), ["how": .string("view")])
        #expect(result.failure?.message == "It failed.")
        #expect(result.snippet?.texts == ["What was found"])
    }

    @Test func progress() async {
        let twin = ConversationTwin()
        #expect(await run(Downloads(), with: twin).failure == nil)
        let fractions = twin.reports.compactMap(\.fraction)
        #expect(fractions.last == 1)
        #expect(fractions.contains(0.5))
        #expect(twin.reports.last?.title == "Loading")
    }

    @Test func missingDependencyFailsTheCall() async {
        let failure = await run(UsesMissing()).failure
        #expect(failure?.code == .failed)
        #expect(failure?.message.contains("NeverRegistered") == true)
    }

    @Test func dependencyThatIsLoaded() async {
        AppDependencyManager.shared.add(key: "loaded") { () async throws -> String in
            await Task.yield()
            return "loaded "
        }
        #expect(await run(UsesLoaded()).value == .string("loaded fallback"))
    }

    @Test func donationsCanBeTakenBack() async throws {
        let manager = IntentDonationManager.shared
        let identifier = try await manager.donate(intent: SetQuiet())
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)) == [identifier])
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)).isEmpty)
    }

    @Test func intentsCanBeCalled() async throws {
        #expect(try await ValueResult()(donate: false) == [1, 2])
        try await PlainResult()(donate: false)
    }
}
