// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation
import Synchronization

/// One connection to an MCP client, in the era that the client opens with.
package final class MCPServer: Sendable {
    typealias Question = CheckedContinuation<JSONValue, any Error>

    struct State {
        var session: ServerSession
        var tasks: [Int: Task<Void, Never>] = [:]
        var questions: [Int: Question] = [:]
        var isClosed = false
        var fault: String?
    }

    let transport: any Transport
    let handler: any MCPServerHandler
    let state: Mutex<State>
    private let limits: JSONLimits
    /// What each result of revision 2026-07-28 says of its sender.
    let stamp: JSONValue
    package let connection: ConnectionID

    package init(transport: any Transport, handler: any MCPServerHandler, limits: JSONLimits = .frame) {
        self.transport = transport
        self.handler = handler
        self.limits = limits
        connection = .next()
        let description = handler.describe()
        stamp = description.implementation.json
        state = Mutex(State(session: ServerSession(description)))
    }

    /// What ended the connection out of order; nil where the peer just went, and while it lasts.
    package var fault: String? { state.withLock(\.fault) }

    /// Serves until the peer is gone; what still runs then is cancelled and its results are dropped.
    package func run() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { finished in
                transport.start { event in
                    switch event {
                    case .frame(let frame): self.receive(frame)
                    case .unreadable(let error): self.send(.failure(id: nil, error: error))
                    case .closed(let reason):
                        self.drop(reason)
                        finished.resume()
                    }
                }
            }
        } onCancel: {
            transport.close()
        }
    }

    func send(_ message: Message) {
        do {
            try transport.send(message.frame())
        } catch let error as SchemaError {
            // The handler put something into its result that JSON cannot say; the client still gets an answer.
            guard case .response(let id, _) = message else { return }
            send(.failure(id: id, error: MCPError(.internalError, error.message)))
        } catch {
            transport.close()
        }
    }

    private func receive(_ frame: Data) {
        let message = Message.read(frame, limits: limits)
        let effect = state.withLock { $0.session.receive(message) }
        switch effect {
        case nil: break
        case .send(let message): send(message)
        case .start(let request): start(request)
        case .cancel(let serial): state.withLock { $0.tasks.removeValue(forKey: serial) }?.cancel()
        case .resume(let question, let result):
            state.withLock { $0.questions.removeValue(forKey: question) }?.resume(with: result.mapError { $0 })
        }
    }

    private func start(_ request: ServerRequest) {
        state.withLock { state in
            // Made under the lock, so that the task cannot end before it is in the table.
            state.tasks[request.serial] = Task(executorPreference: transport.executor) {
                let answer: Message
                do {
                    answer = .response(id: request.id, result: try await self.result(of: request))
                } catch {
                    answer = .failure(id: request.id, error: Self.wireError(error))
                }
                let isAwaited = self.state.withLock { state in
                    state.tasks[request.serial] = nil
                    return state.session.finish(request) && !state.isClosed
                }
                if isAwaited { self.send(answer) }
            }
        }
    }

    /// What the client may know of an error that a handler threw.
    private static func wireError(_ error: any Error) -> MCPError {
        switch error {
        case let error as MCPError where error.code != .connectionClosed && error.code != .violation: error
        case let error as SchemaError: MCPError(.invalidParams, error.message)
        case is CancellationError: MCPError(.internalError, "The request was cancelled here.")
        default: MCPError(.internalError, "The server failed to answer.")
        }
    }

    private func drop(_ reason: String?) {
        let (tasks, questions) = state.withLock { state in
            state.isClosed = true
            state.fault = reason
            defer {
                state.tasks = [:]
                state.questions = [:]
            }
            return (state.tasks.values, state.questions.values)
        }
        for task in tasks { task.cancel() }
        for question in questions {
            question.resume(throwing: MCPError(.connectionClosed, "The client closed the connection."))
        }
    }
}
