// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Synchronization
import Testing

/// What the gallery's process does between the words of a conversation.
struct ServingTests {
    private let gallery: GalleryProcess
    private var client: MCPClient { gallery.client }

    init() async throws {
        gallery = try await GalleryProcess()
        _ = try await client.connect()
    }

    private func call(_ name: String, _ arguments: [String: JSONValue] = [:]) -> ToolCall {
        ToolCall(name: name, arguments: arguments, meta: GalleryProcess.context("en"))
    }

    /// Calls an action that asks, and gives back the state of its question.
    private func ask(_ call: ToolCall) async throws -> String {
        guard case .inputRequired(let requests, let state) = try await client.callTool(call) else {
            throw TranscriptError("\(call.name) asked nothing.")
        }
        #expect(requests.keys.sorted() == ["question"])
        return try #require(state)
    }

    @Test func aStateIsSpentOnce() async throws {
        var retry = call("Greet")
        retry.requestState = try await ask(retry)
        retry.inputResponses = ["question": Answer.accepted(.string("Eve")).elicitResult]
        guard case .complete = try await client.callTool(retry) else {
            Issue.record("The retry asked again.")
            return
        }
        let again = retry
        let error = await #expect(throws: MCPError.self) { try await client.callTool(again) }
        #expect(error?.code == .invalidParams)
    }

    @Test(arguments: ["", "x", "0-0"])
    func anUnknownStateIsInvalid(state: String) async throws {
        var retry = call("Greet")
        retry.requestState = state
        let stranger = retry
        let error = await #expect(throws: MCPError.self) { try await client.callTool(stranger) }
        #expect(error?.code == .invalidParams)
    }

    @Test func aStateBelongsToItsAction() async throws {
        var retry = call("AskName")
        retry.requestState = try await ask(call("Greet"))
        retry.inputResponses = ["question": Answer.accepted(.string("Eve")).elicitResult]
        let stranger = retry
        let error = await #expect(throws: MCPError.self) { try await client.callTool(stranger) }
        #expect(error?.code == .invalidParams)
    }

    @Test func aStateBelongsToItsConnection() async throws {
        let other = try await GalleryProcess()
        _ = try await other.client.connect()
        var retry = call("Greet")
        retry.requestState = try await ask(retry)
        let stranger = retry
        let error = await #expect(throws: MCPError.self) { try await other.client.callTool(stranger) }
        #expect(error?.code == .invalidParams)
        _ = await other.end()
    }

    @Test func manyCallsWaitAtOnce() async throws {
        var retries: [ToolCall] = []
        for number in 0..<20 {
            var retry = call("Greet")
            retry.requestState = try await ask(retry)
            retry.inputResponses = ["question": Answer.accepted(.string("guest \(number)")).elicitResult]
            retries.append(retry)
        }
        for (number, retry) in retries.enumerated().reversed() {
            guard case .complete(let result) = try await client.callTool(retry) else {
                Issue.record("Call \(number) asked again.")
                return
            }
            #expect(try ActionResult(toolResult: result).value == .string("Hello, guest \(number)"))
        }
    }

    @Test func aRetryWithoutAnAnswerIsAskedTheSame() async throws {
        var retry = call("Greet")
        retry.requestState = try await ask(retry)
        retry.requestState = try await ask(retry)
        retry.inputResponses = ["question": Answer.accepted(.string("Eve")).elicitResult]
        guard case .complete = try await client.callTool(retry) else {
            Issue.record("The retry asked again.")
            return
        }
    }

    @Test func progressIsTold() async throws {
        let heard = Mutex<[ProgressUpdate]>([])
        let outcome = try await client.callTool(call("CountUp", ["steps": 4])) { update in
            heard.withLock { $0.append(update) }
        }
        guard case .complete(let result) = outcome else {
            Issue.record("It asked.")
            return
        }
        #expect(try ActionResult(toolResult: result).value == .integer(4))
        let updates = heard.withLock(\.self)
        #expect(updates.contains { $0.fraction == 0.5 })
        #expect(updates.last?.fraction == 1)
        #expect(updates.contains { $0.message == "Counting" })
    }

    @Test func cancellingReachesTheAction() async throws {
        let call = call("WaitLong")
        let waiting = Task { try await client.callTool(call) }
        try await Task.sleep(for: .milliseconds(100))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        _ = try await client.callTool(self.call("Ping"))
        #expect(await gallery.end().errors.contains("The wait was cancelled."))
    }

    @Test func whatIsPrintedGoesToStandardError() async throws {
        _ = try await client.callTool(call("PrintLines"))
        #expect(await gallery.end().errors.contains("is no frame"))
    }

    @Test func endsWithItsPeer() async throws {
        _ = try await ask(call("Greet"))
        #expect(await gallery.end().isWell)
    }

    @Test func catalogue() async throws {
        let json = try await client.request("beckon/catalogue", meta: GalleryProcess.context("hu"))
        let catalogue = try AppCatalogue(json: json)
        #expect(catalogue.actions.map(\.identifier) == catalogue.actions.map(\.identifier).sorted())
        #expect(catalogue.actions.first { $0.identifier == "Greet" }?.title == "Köszöntés")
        #expect(catalogue.actions.contains { $0.identifier == "HiddenHelper" && !$0.isDiscoverable })
        #expect(!catalogue.actions.contains { ["EmptySnippetIntent", "OpenURLIntent"].contains($0.identifier) })
        #expect(catalogue.enums.map(\.identifier).sorted() == ["Color", "Medium"])
        #expect(catalogue.entities.map(\.identifier) == ["Book"])
        #expect(catalogue.shortcuts.map(\.action) == ["Ping", "Paint"])
        let phrases = catalogue.shortcuts.flatMap(\.phrases)
        #expect(phrases.contains("Csengess a ${applicationName} ajtaján"))
        #expect(phrases.contains("Paint ${color} with ${applicationName}"))
    }

    @Test func tools() async throws {
        let tools = try await client.listTools(meta: GalleryProcess.context("hu"))
        let greet = try #require(tools.first { $0.name == "Greet" })
        #expect(greet.title == "Köszöntés")
        #expect(greet.inputSchema[key: "properties"]?[key: "visits"]?[key: "type"] == "integer")
        #expect(greet.outputSchema?[key: "properties"]?[key: "value"]?[key: "type"] == "string")
    }

    @Test func optionsOfAParameter() async throws {
        let json = try await client.request(
            "beckon/options", params: ["action": "Travel", "parameter": "city"], meta: GalleryProcess.context("en"))
        let options: [ChoiceOption] = try json.list("options")
        #expect(options.map(\.id) == ["Budapest", "Madrid", "Wien"])
    }

    struct EntityCase: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let params: [String: JSONValue]
        let ids: [String]
    }

    @Test(arguments: [
        EntityCase(testDescription: "by identifier", params: ["ids": ["b3", "b1", "gone"]], ids: ["b3", "b1"]),
        EntityCase(testDescription: "by text", params: ["search": "red"], ids: ["b1", "b2"]),
        EntityCase(testDescription: "suggested", params: ["suggested": true], ids: ["b1", "b2", "b3"]),
    ])
    func entities(_ item: EntityCase) async throws {
        let params = JSONValue.object(item.params.merging(["type": "Book"]) { $1 })
        let json = try await client.request("beckon/entities", params: params, meta: GalleryProcess.context("en"))
        let entities: [EntityValue] = try json.list("entities")
        #expect(entities.map(\.id) == item.ids)
    }

    @Test func aQueryThatFailsSaysWhy() async throws {
        let error = await #expect(throws: MCPError.self) {
            try await client.request(
                "beckon/entities", params: ["type": "Book", "search": "fire"], meta: GalleryProcess.context("hu"))
        }
        #expect(error?.message == "A galéria 9 óráig zárva.")
    }

    @Test(
        arguments: [
            ("beckon/options", ["action": "None", "parameter": "x"]), ("beckon/options", ["action": "Travel"]),
            ("beckon/options", ["action": "Travel", "parameter": "x"]), ("beckon/entities", ["type": "Nothing"]),
            ("beckon/entities", [:]), ("tools/list", ["cursor": "x"]), ("tools/list", ["cursor": "100000"]),
        ] as [(String, JSONValue)])
    func wrongParamsAreInvalid(method: String, params: JSONValue) async throws {
        let error = await #expect(throws: MCPError.self) {
            try await client.request(method, params: params, meta: GalleryProcess.context("en"))
        }
        #expect(error?.code == .invalidParams)
    }
}
