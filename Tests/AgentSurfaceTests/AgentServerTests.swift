// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import PolkitClient
import TestSupport
import Testing

@testable import AgentSurface
@testable import BeckonMCP

/// The server in this process, on an app made with the SDK in its sandbox.
struct AgentServerTests {
    private struct Locked: SessionAuthority {
        func session() async -> SessionState { SessionState(lock: .locked, isLocal: true) }
        func authenticate(_ request: AuthenticationRequest) async -> AuthenticationOutcome { .dismissed }
        func readiness() async -> Polkit.Readiness { .absent }
    }

    private static func request(connection: Int = 1) -> RequestInfo {
        RequestInfo(
            revision: .v20260728, meta: [:], connection: ConnectionID(number: connection), acceptsQuestions: true,
            progress: nil)
    }

    @Test func guardsWhatAgentsCall() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "beckon-agent-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = try Engine.Host(
            configuration: HostConfiguration(
                dataDirectory: folder.appending(path: "data", directoryHint: .isDirectory),
                runtimeDirectory: folder.appending(path: "run"), systemApps: [], environment: [:]),
            authority: Locked())
        try await host.registry.install(try GalleryBundle.make(in: folder), granting: Entitlements())
        let context = RequestContext(languages: ["en"], locale: "en_US", timeZone: "UTC", surface: .agent)
        let server = AgentServer(host: host, context: context)

        let tools = try await server.listTools(cursor: nil, request: Self.request()).tools
        #expect(tools.contains { $0.name == "Gallery.EraseAll" })
        #expect(!tools.contains { $0.name == "Gallery.HiddenHelper" })
        await #expect(throws: MCPError.self) { try await server.listTools(cursor: "x", request: Self.request()) }

        // A locked session and nobody who proves to be there: refused, with the reason.
        guard
            case .complete(let refused) = try await server.callTool(
                ToolCall(name: "Gallery.PersonalNotes"), request: Self.request())
        else {
            Issue.record("it asked")
            return
        }
        #expect(refused[key: "isError"] == true)
        #expect(refused[key: "_meta"]?[key: MetaKey.failure]?[key: "code"] == "authenticationRequired")

        // A file comes as content: the host reads no path for an agent.
        let paths: [(String, JSONValue)] = [
            ("file", "/etc/passwd"), ("File", "/etc/passwd"), ("FILE", ["/etc/passwd"]),
            ("file", ["filename": "x", "path": "/etc/passwd"]),
        ]
        for (name, path) in paths {
            let call = ToolCall(name: "Gallery.EveryParameter", arguments: [name: path])
            guard case .complete(let unread) = try await server.callTool(call, request: Self.request()) else {
                Issue.record("it asked")
                return
            }
            #expect(unread[key: "_meta"]?[key: MetaKey.failure]?[key: "code"] == "invalidValue", "\(name)")
        }

        // A confirmation is asked for, and its state is good once, here, and for this tool.
        guard
            case .inputRequired(let requests, let state?) = try await server.callTool(
                ToolCall(name: "Gallery.EraseAll"), request: Self.request())
        else {
            Issue.record("it did not ask")
            return
        }
        #expect(requests["question"]?[key: "method"] == "elicitation/create")
        let answer: [String: JSONValue] = ["question": ["action": "decline"]]
        let bad = [
            (ToolCall(name: "Gallery.EraseAll", inputResponses: answer, requestState: "0"), 1),
            (ToolCall(name: "Gallery.Ping", inputResponses: answer, requestState: state), 1),
            (ToolCall(name: "Gallery.EraseAll", inputResponses: answer, requestState: state), 2),
            (ToolCall(name: "Gallery.EraseAll", requestState: state), 1),
        ]
        for (call, connection) in bad {
            await #expect(throws: MCPError.self) {
                try await server.callTool(call, request: Self.request(connection: connection))
            }
        }
        let retry = ToolCall(name: "Gallery.EraseAll", inputResponses: answer, requestState: state)
        guard case .complete(let declined) = try await server.callTool(retry, request: Self.request()) else {
            Issue.record("it asked again")
            return
        }
        #expect(declined[key: "_meta"]?[key: MetaKey.failure]?[key: "code"] == "declined")
        await #expect(throws: MCPError.self) { try await server.callTool(retry, request: Self.request()) }

        // A secret is the person's to give, and not through an agent.
        guard
            case .complete(let unasked) = try await server.callTool(
                ToolCall(name: "Gallery.AskSecret"), request: Self.request())
        else {
            Issue.record("it asked the agent for a secret")
            return
        }
        let failure = unasked[key: "_meta"]?[key: MetaKey.failure]
        #expect(unasked[key: "isError"] == true)
        #expect(failure?[key: "code"] == "needsValue")
        #expect(failure?[key: "message"]?.stringValue?.contains("terminal: beckon run Gallery.AskSecret") == true)
        await server.close()
        await host.shutdown()
    }
}
