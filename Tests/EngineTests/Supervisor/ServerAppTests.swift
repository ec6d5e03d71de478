// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// An MCP server from PyPI, installed as an app. It is in the Python environment that `make test` makes.
    @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: PeerServer.program.path)))
    struct ServerAppTests {
        @Test func aServerOfTheHandshakeEraIsAnApp() async throws {
            let machine = try await StandInHost()
            let server: [String: any Sendable] = [
                "Command": PeerServer.program.path, "Arguments": ["--local-timezone", "Europe/Oslo"],
            ]
            let fixture = BundleFixture(
                name: "Time",
                info: [
                    "CFBundleIdentifier": "org.example.time", "CFBundleDisplayName": "Time", "BeckonMCPServer": server,
                ],
                entitlements: ["beckon.files.read-only": [PeerServer.environment.path, PeerServer.interpreter.path]],
                files: [:],
                executables: [])
            let bundle = try fixture.write(in: machine.folder.url)
            try await machine.host.registry.install(
                bundle, granting: machine.host.registry.inspect(bundle).entitlements)
            let outcome = await machine.run("Time.get_current_time", ["timezone": "Asia/Tokyo"])
            #expect(outcome.kind == .succeeded, "\(outcome.result)")
            #expect(outcome.result.dialog?.full.contains("Asia/Tokyo") == true)
            let wrong = await machine.run("Time.get_current_time", ["timezone": "Nowhere/Land"])
            #expect(wrong.kind == .failed, "\(wrong.result)")
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }
    }
}

extension ExtensionTests {
    /// A server of the handshake era asks while it is called, and nothing in the protocol makes it stop.
    @Suite struct AskingServerTests {
        private static let program = """
            #!/usr/bin/python3
            import json, sys
            def send(**message): print(json.dumps(dict(message, jsonrpc="2.0")), flush=True)
            asked = 0
            for line in sys.stdin:
                message = json.loads(line)
                method, id = message.get("method"), message.get("id")
                if method == "initialize":
                    info = {"name": "nag", "version": "1"}
                    send(id=id, result={"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": info})
                elif method == "tools/list":
                    send(id=id, result={"tools": [{"name": "nag", "inputSchema": {"type": "object"}}]})
                elif method == "tools/call" or (method is None and "result" in message):
                    asked += 1
                    form = {"type": "object", "properties": {"more": {"type": "boolean"}}}
                    send(id=asked, method="elicitation/create", params={"message": "Again?", "requestedSchema": form})
                elif id is not None:
                    send(id=id, error={"code": -32601, "message": "unknown"})
            """

        private static func machine() async throws -> StandInHost {
            let machine = try await StandInHost()
            let server: [String: any Sendable] = ["Command": "/usr/bin/python3", "Arguments": ["/app/nag"]]
            let fixture = BundleFixture(
                name: "Nag",
                info: [
                    "CFBundleIdentifier": "org.example.nag", "CFBundleDisplayName": "Nag", "BeckonMCPServer": server,
                ],
                entitlements: nil, files: ["nag": program], executables: [])
            let bundle = try fixture.write(in: machine.folder.url)
            try await machine.host.registry.install(bundle, granting: Entitlements())
            return machine
        }

        @Test func aServerThatDiesAtItsQuestionEndsTheRunAtOnce() async throws {
            let machine = try await Self.machine()
            let surface = ScriptedSurface([], isSilent: true)
            let run = Task { await machine.run("Nag.nag", on: surface) }
            try await surface.waitForQuestions(1)
            try #require(machine.kill("python3") > 0)
            let killed = ContinuousClock.now
            #expect(await run.value.kind == .crashed)
            #expect(.now - killed < .seconds(3))
            #expect(surface.cancelled.withLock { $0 } == 1)
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }

        @Test(.timeLimit(.minutes(1)), arguments: [true, false])
        func aServerThatAsksForEverIsEnded(confirmsAll: Bool) async throws {
            let machine = try await Self.machine()
            let outcome = await machine.run("Nag.nag", timeLimit: .seconds(5), confirmsAll: confirmsAll)
            #expect(outcome.kind != .succeeded)
            if confirmsAll {
                #expect(outcome.kind == .crashed)
                #expect(outcome.result.failure?.message.contains("more than 64 questions") == true)
            }
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }
    }
}

/// An MCP server from PyPI, in the Python environment that tests use.
private enum PeerServer {
    static let environment = URL(fileURLWithPath: Python.path)
        .deletingLastPathComponent().deletingLastPathComponent()
    static let program = environment.appending(path: "bin/mcp-server-time")

    /// Where the environment's Python really is.
    static var interpreter: URL {
        environment.appending(path: "bin/python").resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
    }
}

extension ExtensionTests {
    /// A server whose tool requires what it does not ask for.
    @Suite struct RequiringServerTests {
        private static let program = """
            import json, sys
            schema = {"type": "object", "required": ["mood", "text"], "properties": {
                "text": {"type": "string", "title": "Text", "description": "What to say"},
                "mood": {"type": "string", "enum": ["calm", "loud"]}, "times": {"type": "integer"}}}
            for line in sys.stdin:
                message = json.loads(line)
                method, id = message.get("method"), message.get("id")
                if method == "initialize":
                    info = {"name": "say", "version": "1"}
                    result = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": info}
                elif method == "tools/list":
                    result = {"tools": [{"name": "say", "inputSchema": schema}]}
                elif method == "tools/call":
                    said = json.dumps(message["params"]["arguments"], sort_keys=True)
                    result = {"content": [{"type": "text", "text": said}]}
                else:
                    result = None
                if id is not None:
                    answer = {"result": result} if result else {"error": {"code": -32601, "message": "unknown"}}
                    print(json.dumps({"jsonrpc": "2.0", "id": id, **answer}), flush=True)
            """

        struct Case: CustomTestStringConvertible, Sendable {
            var testDescription: String
            var given: [String: JSONValue] = [:]
            var answers: [Answer]?
            var asked: [String]
            var kind: OutcomeKind
            var said: String?
        }

        @Test(arguments: [
            Case(
                testDescription: "everything is missing",
                answers: [.accepted(.string("loud")), .accepted(.string("hi"))],
                asked: ["mood", "What to say"], kind: .succeeded, said: #"{"mood": "loud", "text": "hi"}"#),
            Case(
                testDescription: "one is missing", given: ["mood": "calm"], answers: [.accepted(.string("hi"))],
                asked: ["What to say"], kind: .succeeded, said: #"{"mood": "calm", "text": "hi"}"#),
            Case(
                testDescription: "nothing is missing", given: ["mood": "calm", "text": "a"], asked: [],
                kind: .succeeded, said: #"{"mood": "calm", "text": "a"}"#),
            Case(testDescription: "put away", answers: [.cancelled], asked: ["mood"], kind: .cancelled),
            Case(testDescription: "nobody is there", asked: ["mood"], kind: .needsValue),
        ])
        func whatAToolRequiresIsAskedFor(example: Case) async throws {
            let machine = try await StandInHost()
            let server: [String: any Sendable] = ["Command": "/usr/bin/python3", "Arguments": ["/app/say"]]
            let fixture = BundleFixture(
                name: "Say",
                info: ["CFBundleIdentifier": "org.example.say", "CFBundleName": "Say", "BeckonMCPServer": server],
                entitlements: nil, files: ["say": Self.program], executables: [])
            try await machine.host.registry.install(fixture.write(in: machine.folder.url), granting: Entitlements())
            let surface = ScriptedSurface(example.answers)
            let outcome = await machine.run("Say.say", example.given, on: surface)
            #expect(outcome.kind == example.kind, "\(outcome.result)")
            #expect(surface.questions.withLock { $0.map(\.dialog.full) } == example.asked)
            if let said = example.said { #expect(outcome.result.dialog?.full == said) }
            await machine.host.shutdown()
        }
    }
}
