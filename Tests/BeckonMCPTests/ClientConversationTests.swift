// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Synchronization
import Testing

/// Plays the server of `Transcripts/Client` against a client.
///
/// `!` tells the client what to do, `<` is what it must send next, `>` is sent to it, `%` is progress that it must
/// have seen, `=` what the last `!` came to, `x` closes the server's end.
struct ClientConversationTests {
    @Test(arguments: Transcript.all("Client"))
    func followsTheTranscript(transcript: Transcript) async throws {
        let (near, far) = inMemoryPair()
        let server = TestEnd(far)
        let player = ClientPlayer(near)
        for step in transcript.steps {
            switch step.kind {
            case "!": try player.perform(step)
            case ">": try server.send(step.text)
            case "x": server.close()
            case "<":
                let frame = try await server.next()
                #expect(try matches(frame, step.json()), "Line \(step.number) got \(frame?.text ?? "the end").")
            case "%":
                let update = try await player.nextProgress()
                #expect(try matches(update, step.json()), "Line \(step.number) got \(update.text).")
            case "=":
                let result = try await player.result()
                #expect(try matches(result, step.json()), "Line \(step.number) got \(result.text).")
            default: Issue.record("Line \(step.number) is no step.")
            }
        }
        player.close()
    }
}

/// The client of a transcript, told what to do by its lines.
private final class ClientPlayer: Sendable {
    private let client: MCPClient
    private let task = Mutex<Task<JSONValue, Never>?>(nil)
    private let progress = AsyncStream.makeStream(of: JSONValue.self)

    /// Answers each question with what its form's title says, or waits where it says `wait`.
    init(_ transport: any Transport) {
        client = MCPClient(
            transport: transport, implementation: Implementation(name: "player", version: "1"),
            elicit: { params in
                if params[key: "message"] == "wait" { try? await Task.sleep(for: .seconds(60)) }
                return ["action": "accept", "content": ["value": params[key: "message"] ?? .null]]
            }, probeTimeout: .seconds(60))
    }

    func perform(_ step: Transcript.Step) throws {
        let words = step.text.split(separator: " ", maxSplits: 1)
        let argument = words.count > 1 ? try JSONValue(parsing: Data(words[1].utf8)) : .null
        switch words.first {
        case "connect":
            begin { client, _ in
                let server = try await client.connect()
                return ["server": server.implementation.json, "revision": .string(server.revision.rawValue)]
            }
        case "list": begin { client, _ in .array(try await client.listTools().map { .string($0.name) }) }
        case "call":
            let call = try ToolCall(
                name: argument.requiredString("name"), arguments: argument[key: "arguments"]?.objectValue ?? [:],
                meta: argument[key: "meta"], inputResponses: argument[key: "inputResponses"]?.objectValue ?? [:],
                requestState: argument.string("requestState"))
            begin { client, progress in
                let outcome = try await client.callTool(call) { update in
                    progress.yield(
                        .members([
                            "fraction": update.fraction.map(JSONValue.number),
                            "message": update.message.map(JSONValue.string),
                        ]))
                }
                switch outcome {
                case .complete(let result): return ["complete": result]
                case .inputRequired(let requests, let state):
                    return ["requests": .object(requests), "state": state.map(JSONValue.string) ?? .null]
                }
            }
        case "request": begin { client, _ in try await client.request(argument.requiredString("method")) }
        case "cancel": task.withLock { $0?.cancel() }
        case "close": client.close()
        default: Issue.record("Line \(step.number) tells the client nothing it knows.")
        }
    }

    private func begin(
        _ work: @escaping @Sendable (MCPClient, AsyncStream<JSONValue>.Continuation) async throws -> JSONValue
    ) {
        task.withLock { task in
            task = Task { [client, progress] in
                do {
                    return ["result": try await work(client, progress.continuation)]
                } catch let error as MCPError {
                    return ["error": error.json]
                } catch {
                    return error is CancellationError ? "cancelled" : .string("\(error)")
                }
            }
        }
    }

    func result() async throws -> JSONValue {
        let task = self.task.withLock { $0 }
        return try await within(.seconds(10), "result") { await task?.value ?? "nothing was done" }
    }

    func nextProgress() async throws -> JSONValue {
        let updates = progress.stream
        return try await within(.seconds(10), "progress") {
            for await update in updates { return update }
            return .null
        }
    }

    func close() { client.close() }
}
