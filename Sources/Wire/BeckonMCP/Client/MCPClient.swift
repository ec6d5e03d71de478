// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Foundation
import Synchronization

/// One connection to an MCP server.
///
/// A peer that breaks the protocol ends the connection: every pending and later call throws what it did wrong.
package final class MCPClient: Sendable {
    /// Answers a handshake-era server's question: takes `ElicitRequestParams`, returns an `ElicitResult`.
    package typealias Elicit = @Sendable (JSONValue) async -> JSONValue

    struct Waiter {
        let continuation: CheckedContinuation<JSONValue, any Error>
        let onProgress: (@Sendable (ProgressUpdate) -> Void)?
    }

    struct State {
        var session: ClientSession
        var waiters: [Int: Waiter] = [:]
        var questions: [RequestID: Task<Void, Never>] = [:]
        /// Why the connection ended.
        var end: MCPError?
        /// Who waits for the end.
        var watchers: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextWatcher = 0
        /// Requests on their way out, and of those the ones given up meanwhile.
        var unsent: Set<Int> = []
        var abandoned: [Int: Message] = [:]

        /// The request is out; the message takes it back where it was given up on its way.
        mutating func sent(_ id: Int) -> Message? {
            unsent.remove(id)
            return abandoned.removeValue(forKey: id)
        }

        /// Gives up a request. The message that tells the server must not overtake the request itself.
        mutating func abandon(_ id: Int) -> (Waiter?, Message?) {
            let message = session.cancel(id)
            let waiter = waiters.removeValue(forKey: id)
            guard unsent.contains(id) else { return (waiter, waiter == nil ? nil : message) }
            abandoned[id] = message
            return (waiter, nil)
        }
    }

    let transport: any Transport
    let implementation: Implementation
    let preferred: ProtocolRevision
    let probeTimeout: Duration
    private let limits: JSONLimits
    let inputRequests: Set<String>
    private let elicit: Elicit?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - preferred: the revision to begin with; an older one skips `server/discover`.
    ///   - elicit: answers questions of handshake-era servers; without it they are told that nobody can be asked.
    ///   - inputRequests: methods of input requests that a result may hold beside those that ask the person.
    ///   - probeTimeout: how long a server may leave `server/discover` unanswered before it counts as an older one.
    package init(
        transport: any Transport, implementation: Implementation, preferred: ProtocolRevision = .v20260728,
        elicit: Elicit? = nil, inputRequests: Set<String> = [], limits: JSONLimits = .frame,
        probeTimeout: Duration = .seconds(5)
    ) {
        self.transport = transport
        self.implementation = implementation
        self.preferred = preferred
        self.elicit = elicit
        self.inputRequests = inputRequests
        self.limits = limits
        self.probeTimeout = probeTimeout
        state = Mutex(State(session: ClientSession(answersQuestions: elicit != nil)))
    }

    /// Ends the connection; pending calls throw `connectionClosed`.
    package func close() {
        end(MCPError(.connectionClosed, "The connection was closed."))
    }

    /// Whether a request can be answered: false once the connection has ended, or the server no longer reads.
    package var isOpen: Bool { state.withLock { $0.end == nil } && transport.isOpen }

    /// Waits for the end of the connection and says why it came; nil where the waiting task was cancelled before.
    package func waitForEnd() async -> MCPError? {
        let number = state.withLock { state in
            state.nextWatcher += 1
            return state.nextWatcher
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waits = state.withLock { state in
                    guard state.end == nil, !Task.isCancelled else { return false }
                    state.watchers[number] = continuation
                    return true
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.watchers.removeValue(forKey: number) }?.resume()
        }
        return state.withLock(\.end)
    }

    /// Tells the server that a request is about to come, so that it is awake by then.
    package func announce() { transport.announce() }

    /// Where answers arrive: a task that prefers it goes on without a change of thread.
    package var executor: (any TaskExecutor)? { transport.executor }

    var answersQuestions: Bool { elicit != nil }

    var revision: ProtocolRevision? {
        get { state.withLock(\.session.revision) }
        set { state.withLock { $0.session.revision = newValue } }
    }

    /// Begins to listen. The transport keeps this client alive until it closes.
    func listen() {
        transport.start { event in
            switch event {
            case .frame(let frame): self.receive(frame)
            // A server is told nothing; the end that follows says why.
            case .unreadable: break
            case .closed(let reason):
                self.end(MCPError(.connectionClosed, reason ?? "The server closed the connection."))
            }
        }
    }

    /// Sends a request and waits for its answer.
    func roundTrip(
        _ method: String, _ params: JSONValue, onProgress: (@Sendable (ProgressUpdate) -> Void)? = nil
    ) async throws -> JSONValue {
        try Task.checkCancellation()
        let id = state.withLock { $0.session.begin(method) }
        var params = params
        if onProgress != nil {
            var meta = params[key: "_meta"] ?? [:]
            meta[key: EnvelopeKey.progressToken] = .integer(id)
            params[key: "_meta"] = meta
        }
        let frame = try Message.request(id: .integer(id), method: method, params: params).frame()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end = state.withLock { state -> (any Error)? in
                    // Cancelled between the numbering and here: the handler below found no one to wake.
                    guard state.session.isPending(id) else { return CancellationError() }
                    if let end = state.end { return end }
                    state.unsent.insert(id)
                    state.waiters[id] = Waiter(continuation: continuation, onProgress: onProgress)
                    return nil
                }
                if let end { return continuation.resume(throwing: end) }
                send(frame)
                if let message = state.withLock({ $0.sent(id) }) { send(message) }
                transport.attend { state.withLock { $0.waiters[id] != nil } }
            }
        } onCancel: {
            abandon(id)
        }
    }

    func notify(_ method: String) {
        send(.notification(method: method, params: [:]))
    }

    func end(_ error: MCPError) {
        let (waiters, questions, watchers) = state.withLock { state in
            if state.end == nil { state.end = error }
            defer {
                state.waiters = [:]
                state.questions = [:]
                state.watchers = [:]
            }
            return (state.waiters.values, state.questions.values, state.watchers.values)
        }
        for question in questions { question.cancel() }
        for waiter in waiters { waiter.continuation.resume(throwing: error) }
        for watcher in watchers { watcher.resume() }
        transport.close()
    }

    private func abandon(_ id: Int) {
        let (waiter, message) = state.withLock { $0.abandon(id) }
        if let message { send(message) }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    private func send(_ message: Message) {
        do {
            send(try message.frame())
        } catch {
            end(MCPError(.internalError, "\(error)"))
        }
    }

    private func send(_ frame: Data) {
        do {
            try transport.send(frame)
        } catch {
            end(error as? MCPError ?? MCPError(.connectionClosed, "\(error)"))
        }
    }

    private func receive(_ frame: Data) {
        let message = Message.read(frame, limits: limits)
        let (effect, waiter) = state.withLock { state -> (ClientSession.Effect?, Waiter?) in
            guard state.end == nil else { return (nil, nil) }
            let effect = state.session.receive(message)
            switch effect {
            case .resolve(let id, _): return (effect, state.waiters.removeValue(forKey: id))
            case .progress(let id, _): return (effect, state.waiters[id])
            default: return (effect, nil)
            }
        }
        switch effect {
        case nil: break
        case .resolve(_, let result): waiter?.continuation.resume(with: result.mapError { $0 })
        case .progress(_, let update): waiter?.onProgress?(update)
        case .send(let message): send(message)
        case .ask(let id, let params): ask(id, params)
        case .withdraw(let id): state.withLock { $0.questions.removeValue(forKey: id) }?.cancel()
        case .end(let error): end(error)
        }
    }

    private func ask(_ id: RequestID, _ params: JSONValue) {
        state.withLock { state in
            state.questions[id] = Task {
                let result = await elicit?(params) ?? ["action": "cancel"]
                let message = self.state.withLock { state in
                    state.questions[id] = nil
                    return state.session.answer(id, result)
                }
                if let message { send(message) }
            }
        }
    }
}
