// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Testing

/// An app that uses the keychain, with the test in the place of the host.
struct KeychainServingTests {
    /// Calls an action to its end; the keychain has nothing, and the person says “Ada”.
    private func run(
        _ action: String, _ arguments: [String: JSONValue], on app: GalleryProcess
    ) async throws -> (heard: [String], result: ActionResult) {
        var heard: [String] = []
        var call = ToolCall(name: action, arguments: arguments, meta: GalleryProcess.context("en"))
        while true {
            switch try await app.client.callTool(call) {
            case .complete(let result): return (heard, try ActionResult(toolResult: result))
            case .inputRequired(let requests, let state):
                call.requestState = state
                call.inputResponses = try requests.mapValues { request in
                    guard request[key: "method"] == .string(KeychainRequest.method) else {
                        heard.append("question")
                        return Answer.accepted(.string("Ada")).elicitResult
                    }
                    let wish: KeychainRequest = try request.requiredValue("params")
                    heard.append(wish.operation.rawValue)
                    return KeychainReply(.itemNotFound).json
                }
            }
        }
    }

    @Test func theKeychainIsAskedBesideThePerson() async throws {
        let app = try await GalleryProcess("VaultApp")
        _ = try await app.client.connect()
        let (heard, result) = try await run("RecallAndAsk", ["account": "ada", "name": "x"], on: app)
        #expect(Set(heard) == ["find", "question"])
        #expect(result.value?.plainText == "-25300 Ada", "\(result)")
        #expect(await app.end().isWell)
    }

    @Test func anAnswerThatIsNoneIsAsNoKeychain() async throws {
        let app = try await GalleryProcess("VaultApp")
        _ = try await app.client.connect()
        var call = ToolCall(name: "Recall", arguments: ["account": "ada"], meta: GalleryProcess.context("en"))
        guard case .inputRequired(_, let state) = try await app.client.callTool(call) else {
            Issue.record("It did not ask.")
            return
        }
        call.requestState = state
        call.inputResponses = ["keychain": ["status": "perhaps"]]
        guard case .complete(let result) = try await app.client.callTool(call) else {
            Issue.record("It asked again.")
            return
        }
        #expect(try ActionResult(toolResult: result).value?.plainText == "-25291")
    }

    @Test func aThreadThatWaitsDoesNotKeepTheProcess() async throws {
        let app = try await GalleryProcess("VaultApp")
        _ = try await app.client.connect()
        // Asked, and never answered.
        let call = ToolCall(name: "Recall", arguments: ["account": "ada"], meta: GalleryProcess.context("en"))
        _ = try await app.client.callTool(call)
        #expect(await app.end().isWell)
    }
}
