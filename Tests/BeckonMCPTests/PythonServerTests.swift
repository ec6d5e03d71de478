// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Synchronization
import TestSupport
import Testing

/// Our client against servers made with the official SDK, in both eras.
@Suite(.needsPython)
struct PythonServerTests {
    static let eras: [ProtocolRevision] = [.v20260728, .v20251125]

    /// Answers each form: the second choice of a list, yes to everything else.
    @Sendable private static func fill(_ params: JSONValue) throws -> JSONValue {
        let form = try ElicitationForm(params: params)
        return form.result(
            form.fields.map { field in
                if case .choice(let options, _) = field.question.kind {
                    .accepted(.string(options.last?.id ?? ""))
                } else {
                    .accepted(.boolean(true))
                }
            })
    }

    private static func client(_ peer: Peer, _ era: ProtocolRevision) -> MCPClient {
        MCPClient(
            transport: peer.transport, implementation: Implementation(name: "test", version: "1"), preferred: era,
            elicit: { (try? fill($0)) ?? ["action": "cancel"] })
    }

    /// Calls a tool and answers what it asks, up to its final result.
    private static func run(_ name: String, _ client: MCPClient) async throws -> (ActionResult, questions: Int) {
        var call = ToolCall(name: name)
        var questions = 0
        while true {
            switch try await client.callTool(call) {
            case .complete(let result): return (try ActionResult(toolResult: result), questions)
            case .inputRequired(let requests, let state):
                questions += requests.count
                call.requestState = state
                call.inputResponses = try requests.mapValues { try fill($0.required("params")) }
            }
        }
    }

    @Test(arguments: eras)
    func callsAndAnswers(era: ProtocolRevision) async throws {
        let peer = try await Peer(Python.path, [Python.script("server")])
        let client = Self.client(peer, era)
        let server = try await client.connect()
        #expect(server.revision == era)
        #expect(server.implementation == Implementation(name: "python-server", version: "3.1"))
        #expect(server.instructions == "Made with the SDK.")

        let catalogue = try AppCatalogue(tools: await client.listTools().map(\.json))
        #expect(catalogue.actions.first?.identifier == "add")
        #expect(catalogue.actions.first?.parameters.map(\.type) == [.integer, .integer])
        #expect(catalogue.actions.first?.parameters.map(\.isRequired) == [true, true])

        guard
            case .complete(let sum) = try await client.callTool(
                ToolCall(name: "add", arguments: ["left": 40, "right": 2]))
        else { throw CancellationError() }
        #expect(try ActionResult(toolResult: sum).value == .integer(42))

        let connected = try await Self.run("connect", client)
        #expect(connected.0.value == .string("Connected to tokyo."))
        #expect(connected.questions == (era.hasHandshake ? 0 : 1))
        #expect(try await Self.run("erase", client).0.value == .string("accept accept"))

        let failed = try await Self.run("fail", client).0
        #expect(failed.failure?.code == .failed)
        #expect(failed.failure?.message.contains("no such thing") == true)
        client.close()
    }

    @Test(arguments: eras)
    func seesProgressAndCancels(era: ProtocolRevision) async throws {
        let peer = try await Peer(Python.path, [Python.script("server")])
        let client = Self.client(peer, era)
        _ = try await client.connect()

        let updates = Mutex<[ProgressUpdate]>([])
        _ = try await client.callTool(ToolCall(name: "count")) { update in updates.withLock { $0.append(update) } }
        #expect(updates.withLock { $0.map(\.message) } == ["Step 1", "Step 2", "Step 3"])
        #expect(updates.withLock { $0.last?.fraction } == 1)

        let (started, continuation) = AsyncStream.makeStream(of: Void.self)
        let call = Task { try await client.callTool(ToolCall(name: "wait")) { _ in continuation.yield() } }
        try await within(.seconds(10), "progress") { for await _ in started { return } }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        try await within(.seconds(10), "cancellation") {
            while try await Self.run("cancellations", client).0.value != .integer(1) {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
        client.close()
    }

    @Test(arguments: eras)
    func drivesTheTimeServer(era: ProtocolRevision) async throws {
        let peer = try await Peer(Python.path, ["-m", "mcp_server_time", "--local-timezone", "Europe/Berlin"])
        let client = Self.client(peer, era)
        #expect(try await client.connect().revision == era)
        #expect(try await client.listTools().map(\.name).contains("convert_time"))
        let arguments: [String: JSONValue] = [
            "source_timezone": "Europe/Berlin", "time": "12:00", "target_timezone": "Asia/Tokyo",
        ]
        guard
            case .complete(let result) = try await client.callTool(
                ToolCall(name: "convert_time", arguments: arguments))
        else { throw CancellationError() }
        let text = try #require(ActionResult(toolResult: result).dialog?.full)
        let times = try JSONValue(parsing: Data(text.utf8))
        #expect(times[key: "target"]?[key: "timezone"] == "Asia/Tokyo")
        client.close()
    }

    @Test(arguments: eras)
    func drivesTheGitServer(era: ProtocolRevision) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-git-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await Peer.output(of: "/usr/bin/git", ["init", "-q", "-b", "trunk", folder.path])
        try Data("hello".utf8).write(to: folder.appending(path: "note.txt"))

        let peer = try await Peer(Python.path, ["-m", "mcp_server_git", "--repository", folder.path])
        let client = Self.client(peer, era)
        _ = try await client.connect()
        let names = try await client.listTools().map(\.name)
        #expect(names.contains("git_status") && names.contains("git_add"))
        let call = ToolCall(
            name: "git_add", arguments: ["repo_path": .string(folder.path), "files": ["note.txt"]])
        _ = try await client.callTool(call)
        guard
            case .complete(let status) = try await client.callTool(
                ToolCall(name: "git_status", arguments: ["repo_path": .string(folder.path)]))
        else { throw CancellationError() }
        #expect(try ActionResult(toolResult: status).dialog?.full.contains("new file:   note.txt") == true)
        client.close()
    }
}
