// SPDX-License-Identifier: Apache-2.0
package import BeckonMCP
package import BeckonSchema
import Foundation
import Synchronization

/// A server with tools for each thing that a peer can do: call, be asked, watch progress, cancel.
package final class TestHandler: MCPServerHandler {
    private struct State {
        var openQuestions: Set<String> = []
        var cancelled = 0
    }

    private static let pageSize = 3
    private let state = Mutex(State())

    private let tools = [
        Tool(name: "echo", title: "Echo", inputSchema: TestHandler.schema(["text": ["type": "string"]])),
        Tool(
            name: "add", description: "Adds two numbers.",
            inputSchema: TestHandler.schema(["left": ["type": "integer"], "right": ["type": "integer"]]),
            outputSchema: [
                "type": "object", "properties": ["value": ["type": "integer"]], "required": ["value"],
            ]),
        Tool(name: "connect", inputSchema: TestHandler.schema(["server": ["type": "string"]])),
        Tool(name: "erase"),
        Tool(name: "slow"),
        Tool(name: "cancelled"),
        Tool(name: "fail"),
        Tool(name: "break"),
    ]

    package init() {}

    package func describe() -> ServerDescription {
        ServerDescription(
            implementation: Implementation(name: "test-server", title: "Test Server", version: "1.0"),
            capabilities: ["tools": [:], "experimental": ["test": [:]]], instructions: "For tests.")
    }

    package func listTools(cursor: String?, request: RequestInfo) async throws -> ToolPage {
        guard let start = Int(cursor ?? "0"), tools.indices.contains(start) else {
            throw MCPError(.invalidParams, "There is no page “\(cursor ?? "")”.")
        }
        let end = min(start + Self.pageSize, tools.count)
        return ToolPage(tools: Array(tools[start..<end]), nextCursor: end < tools.count ? String(end) : nil)
    }

    package func callTool(_ call: ToolCall, request: RequestInfo) async throws -> ToolOutcome {
        switch call.name {
        case "echo":
            return done(ActionResult(value: .string(call.arguments["text"]?.stringValue ?? "")))
        case "add":
            let sum = try JSONValue.object(call.arguments).required("left").intValue ?? 0
            return done(ActionResult(value: .integer(sum + (call.arguments["right"]?.intValue ?? 0))))
        case "connect": return try connect(call)
        case "erase": return try erase(call)
        case "slow": return try await count(request)
        case "block": return block()
        case "cancelled": return done(ActionResult(value: .integer(state.withLock(\.cancelled))))
        case "fail": return done(ActionResult(failure: ActionFailure(.failed, "It did not work.")))
        case "break": throw CocoaError(.fileNoSuchFile)
        default: throw MCPError(.invalidParams, "There is no tool “\(call.name)”.")
        }
    }

    package func respond(to method: String, params: JSONValue, request: RequestInfo) async throws -> JSONValue {
        guard method == "test/meta" else { throw MCPError.methodNotFound(method) }
        return ["meta": request.meta, "revision": .string(request.revision.rawValue)]
    }

    private func connect(_ call: ToolCall) throws -> ToolOutcome {
        if let server = call.arguments["server"]?.stringValue {
            return done(ActionResult(value: .string(server), dialog: Dialog("Connected to \(server).")))
        }
        let options = ["Berlin", "Tokyo"].map {
            ChoiceOption(id: $0.lowercased(), display: DisplayRepresentationValue(title: $0))
        }
        let question = Question(dialog: Dialog("Which server?"), kind: .choice(options, parameter: "server"))
        return try ask(question, call) { server in
            ActionResult(value: server, dialog: Dialog("Connected to \(server.plainText)."))
        }
    }

    private func erase(_ call: ToolCall) throws -> ToolOutcome {
        let details = ConfirmationDetails(acceptLabel: "Erase", isDestructive: true)
        return try ask(Question(dialog: Dialog("Erase all?"), kind: .confirmation(details)), call) { _ in
            ActionResult(value: .boolean(true), dialog: Dialog("Erased."))
        }
    }

    private func ask(
        _ question: Question, _ call: ToolCall, then result: (IntentValue) -> ActionResult
    ) throws -> ToolOutcome {
        guard let token = call.requestState else {
            let token = UUID().uuidString
            state.withLock { _ = $0.openQuestions.insert(token) }
            return .inputRequired(requests: ["question": question.inputRequest], state: token)
        }
        guard state.withLock({ $0.openQuestions.remove(token) }) != nil else {
            throw MCPError(.invalidParams, "This request state is not known here, or was used before.")
        }
        switch try Answer(elicitResult: call.inputResponses["question"] ?? .null, to: question) {
        case .accepted(let value): return done(result(value))
        case .declined: return done(ActionResult(failure: ActionFailure(.declined, "As you like.")))
        case .cancelled: return done(ActionResult(failure: ActionFailure(.cancelled, "Never mind.")))
        }
    }

    private func count(_ request: RequestInfo) async throws -> ToolOutcome {
        for step in 1...5 {
            request.reportProgress(ProgressUpdate(progress: Double(step), total: 5, message: "Step \(step)"))
            // Only the last step takes long, so that a peer can see progress and then cancel.
            do {
                try await Task.sleep(for: request.meta[key: "test/hurry"] == true || step < 5 ? .zero : .seconds(20))
            } catch {
                state.withLock { $0.cancelled += 1 }
                throw error
            }
        }
        return done(ActionResult(dialog: Dialog("Done.")))
    }

    /// Keeps its thread, as code does that knows nothing of tasks.
    private func block() -> ToolOutcome {
        let start = ContinuousClock.now
        while !Task.isCancelled, start.duration(to: .now) < .seconds(20) { Thread.sleep(forTimeInterval: 0.001) }
        state.withLock { $0.cancelled += Task.isCancelled ? 1 : 0 }
        return done(ActionResult())
    }

    private func done(_ result: ActionResult) -> ToolOutcome { .complete(result.toolResult) }

    private static func schema(_ properties: JSONValue) -> JSONValue {
        ["type": "object", "properties": properties]
    }
}
