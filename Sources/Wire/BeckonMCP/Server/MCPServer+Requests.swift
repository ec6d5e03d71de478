// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization

extension MCPServer {
    func result(of request: ServerRequest) async throws -> JSONValue {
        let info = self.info(for: request)
        var result: JSONValue
        switch request.method {
        case Method.listTools:
            let page = try await handler.listTools(cursor: request.params.string("cursor"), request: info)
            result = .members([
                "tools": .array(page.tools.map(\.json)), "nextCursor": page.nextCursor.map(JSONValue.string),
            ])
            if !request.revision.hasHandshake {
                result[key: "ttlMs"] = 0
                result[key: "cacheScope"] = "private"
            }
        case Method.callTool: result = try await call(ToolCall(params: request.params), request, info)
        default: result = try await handler.respond(to: request.method, params: request.params, request: info)
        }
        if !request.revision.hasHandshake { complete(&result) }
        return result
    }

    /// Adds what revision 2026-07-28 wants in every result.
    private func complete(_ result: inout JSONValue) {
        if result[key: "resultType"] == nil { result[key: "resultType"] = "complete" }
        var meta = result[key: "_meta"] ?? [:]
        meta[key: EnvelopeKey.server] = stamp
        result[key: "_meta"] = meta
    }

    private func info(for request: ServerRequest) -> RequestInfo {
        var progress: (@Sendable (ProgressUpdate) -> Void)?
        if let token = request.meta[key: EnvelopeKey.progressToken].flatMap(RequestID.init(json:)) {
            progress = { update in
                // Nothing may be said of a request after its answer.
                guard self.state.withLock({ $0.session.isRunning(request) && !$0.isClosed }) else { return }
                self.send(.notification(method: Method.progress, params: update.params(token: token)))
            }
        }
        return RequestInfo(
            revision: request.revision, meta: request.meta, connection: connection,
            acceptsQuestions: request.acceptsQuestions, progress: progress)
    }

    private func call(_ call: ToolCall, _ request: ServerRequest, _ info: RequestInfo) async throws -> JSONValue {
        var call = call
        while true {
            let outcome = try await handler.callTool(call, request: info)
            guard case .inputRequired(let requests, let state) = outcome else { return outcome.result }
            guard info.acceptsQuestions else {
                await abandon(call, requests, state, info)
                throw Self.nobodyToAsk(request.revision)
            }
            guard request.revision.hasHandshake else { return outcome.result }
            call.requestState = state
            do {
                call.inputResponses = try await ask(requests)
            } catch {
                await abandon(call, requests, state, info)
                throw error
            }
        }
    }

    /// Asks one question after the other, as handshake-era clients can.
    private func ask(_ requests: [String: JSONValue]) async throws -> [String: JSONValue] {
        var answers: [String: JSONValue] = [:]
        for (key, request) in requests.sorted(by: { $0.key < $1.key }) {
            let method = try request.requiredString("method")
            do {
                answers[key] = try await ask(method, request.required("params"))
            } catch let error as MCPError where error.code != .connectionClosed {
                // A client that cannot ask after all: for the handler it is as if the person had turned away.
                answers[key] = Self.cancelAnswer
            }
        }
        return answers
    }

    private func ask(_ method: String, _ params: JSONValue) async throws -> JSONValue {
        let question = state.withLock { $0.session.ask() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Question) in
                let isOpen = state.withLock { state in
                    guard !state.isClosed, !Task.isCancelled else { return false }
                    state.questions[question] = continuation
                    return true
                }
                guard isOpen else { return continuation.resume(throwing: CancellationError()) }
                send(.request(id: .integer(question), method: method, params: params))
            }
        } onCancel: {
            let (continuation, message) = state.withLock { state in
                (state.questions.removeValue(forKey: question), state.session.withdraw(question))
            }
            if continuation != nil, let message { send(message) }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Lets the handler clear up what waits for answers that will not come, also where the request is cancelled.
    private func abandon(
        _ call: ToolCall, _ requests: [String: JSONValue], _ state: String?, _ info: RequestInfo
    ) async {
        var call = call
        call.requestState = state
        call.inputResponses = requests.mapValues { _ in Self.cancelAnswer }
        let last = call
        _ = try? await Task { try await handler.callTool(last, request: info) }.value
    }

    private static let cancelAnswer: JSONValue = ["action": "cancel"]

    private static func nobodyToAsk(_ revision: ProtocolRevision) -> MCPError {
        let message = "The tool needs to ask a question; declare the capability “elicitation” to be asked."
        guard !revision.hasHandshake else { return MCPError(.invalidRequest, message) }
        return MCPError(
            .missingClientCapability, message, data: ["requiredCapabilities": ["elicitation": ["form": [:]]]])
    }
}
