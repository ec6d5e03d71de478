// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The client's half of the protocol without any I/O: what arrives goes in, what is to be done comes out.
struct ClientSession: Sendable {
    /// What the owner of the session is to do.
    enum Effect: Sendable, Hashable {
        /// The request with this id has its answer.
        case resolve(Int, Result<JSONValue, MCPError>)
        case progress(Int, ProgressUpdate)
        case send(Message)
        /// The server asks the person; the answer goes back under its id.
        case ask(RequestID, params: JSONValue)
        /// The server takes back what it asked.
        case withdraw(RequestID)
        /// The peer broke the protocol; everything ends.
        case end(MCPError)
    }

    /// Nil until `connect()` has found out.
    var revision: ProtocolRevision?
    /// Whether a handshake-era server may ask the person.
    let answersQuestions: Bool
    private var nextID = 1
    /// Requests without an answer yet, with their methods.
    private var pending: [Int: String] = [:]
    private var questions: Set<RequestID> = []

    init(answersQuestions: Bool) {
        self.answersQuestions = answersQuestions
    }

    /// Numbers a request.
    mutating func begin(_ method: String) -> Int {
        defer { nextID += 1 }
        pending[nextID] = method
        return nextID
    }

    func isPending(_ id: Int) -> Bool { pending[id] != nil }

    /// Gives up a request; the message tells the server, nil where its answer is already here.
    mutating func cancel(_ id: Int) -> Message? {
        guard pending.removeValue(forKey: id) != nil else { return nil }
        return .notification(method: Method.cancelled, params: ["requestId": .integer(id)])
    }

    /// Takes the person's answer; nil where the server no longer wants it.
    mutating func answer(_ question: RequestID, _ result: JSONValue) -> Message? {
        questions.remove(question) == nil ? nil : .response(id: question, result: result)
    }

    mutating func receive(_ message: Result<Message, MalformedMessage>) -> Effect? {
        do {
            switch try message.get() {
            case .response(let id, let result): return resolve(id, .success(result))
            case .failure(let id?, let error): return resolve(id, .failure(error))
            case .failure(nil, let error):
                // The server could not read what it was sent; where one request is open, it was that one.
                return pending.count == 1 ? pending.keys.first.flatMap { resolve(.integer($0), .failure(error)) } : nil
            case .notification(let method, let params): return notice(method, params)
            case .request(let id, let method, let params): return request(id, method, params)
            }
        } catch {
            return violation("sent a malformed message. \(error.error.message)")
        }
    }

    private mutating func resolve(_ id: RequestID, _ result: Result<JSONValue, MCPError>) -> Effect? {
        guard case .integer(let number) = id, (1..<nextID).contains(number) else {
            return violation("answered a request that was never made (\(id)).")
        }
        // An answer may cross with the request's cancellation.
        guard pending.removeValue(forKey: number) != nil else { return nil }
        return .resolve(number, result)
    }

    private mutating func notice(_ method: String, _ params: JSONValue) -> Effect? {
        switch method {
        case Method.progress:
            guard case .integer(let id)? = params[key: EnvelopeKey.progressToken], pending[id] != nil else {
                return nil
            }
            return ProgressUpdate(params: params).map { .progress(id, $0) }
        case Method.cancelled:
            guard let id = params[key: "requestId"].flatMap(RequestID.init(json:)), questions.remove(id) != nil else {
                return nil
            }
            return .withdraw(id)
        default: return nil
        }
    }

    private mutating func request(_ id: RequestID, _ method: String, _ params: JSONValue) -> Effect {
        // Until the revision is known, only a handshake-era server would send a request, and only a ping.
        guard revision?.hasHandshake ?? true else {
            return violation("made the request “\(method)”; an extension only answers.")
        }
        switch method {
        case Method.ping: return .send(.response(id: id, result: [:]))
        case Method.elicit:
            guard answersQuestions, pending.values.contains(Method.callTool) else {
                return violation("asked the person outside a running call.")
            }
            guard questions.insert(id).inserted else {
                return violation("asked twice under one id.")
            }
            return .ask(id, params: params)
        default: return violation("made the request “\(method)”, which is not allowed here.")
        }
    }

    private func violation(_ what: String) -> Effect {
        .end(MCPError(.violation, "The server \(what)"))
    }
}
