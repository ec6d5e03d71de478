// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The server's half of the protocol without any I/O: what arrives goes in, what is to be done comes out.
struct ServerSession: Sendable {
    /// What the owner of the session is to do.
    enum Effect: Sendable, Hashable {
        case send(Message)
        case start(ServerRequest)
        /// The client takes the request back; it must not be answered any more.
        case cancel(serial: Int)
        /// The client has answered a question of ours.
        case resume(Int, Result<JSONValue, MCPError>)
    }

    /// The first request decides it, once.
    enum Era: Sendable, Hashable {
        case undecided
        /// Each request carries what it needs.
        case modern
        case handshake(ProtocolRevision, acceptsQuestions: Bool)
    }

    let description: ServerDescription
    private(set) var era = Era.undecided
    /// The serial numbers of what runs: a client may use the id of a cancelled request again.
    private var running: [RequestID: Int] = [:]
    private var nextSerial = 1
    private var questions: Set<Int> = []
    private var nextQuestion = 1

    init(_ description: ServerDescription) {
        self.description = description
    }

    mutating func receive(_ message: Result<Message, MalformedMessage>) -> Effect? {
        do {
            switch try message.get() {
            case .request(let id, let method, let params):
                do {
                    return try request(id, method, params)
                } catch {
                    return .send(.failure(id: id, error: error))
                }
            case .notification(let method, let params): return notice(method, params)
            case .response(let id, let result): return resume(id, .success(result))
            case .failure(let id, let error): return id.flatMap { resume($0, .failure(error)) }
            }
        } catch {
            return .send(error.answer)
        }
    }

    /// Whether the request is still to be answered; from now on it is not.
    mutating func finish(_ request: ServerRequest) -> Bool {
        guard isRunning(request) else { return false }
        running[request.id] = nil
        return true
    }

    func isRunning(_ request: ServerRequest) -> Bool { running[request.id] == request.serial }

    /// Numbers a question to the client.
    mutating func ask() -> Int {
        defer { nextQuestion += 1 }
        questions.insert(nextQuestion)
        return nextQuestion
    }

    /// Takes a question back; nil where it is answered already.
    mutating func withdraw(_ question: Int) -> Message? {
        guard questions.remove(question) != nil else { return nil }
        return .notification(method: Method.cancelled, params: ["requestId": .integer(question)])
    }

    private mutating func request(
        _ id: RequestID, _ method: String, _ params: JSONValue
    ) throws(MCPError) -> Effect {
        let meta = params[key: "_meta"] ?? [:]
        let isEnveloped = meta[key: EnvelopeKey.version] != nil
        switch (era, method) {
        case (.undecided, Method.initialize): return try initialize(id, params)
        case (.handshake, Method.initialize):
            throw MCPError(.invalidRequest, "The connection is initialized already.")
        case (.modern, Method.initialize):
            throw Self.unsupported(params[key: "protocolVersion"] ?? .null, "This connection has begun without it.")
        case (.undecided, Method.ping) where !isEnveloped, (.handshake, Method.ping):
            return .send(.response(id: id, result: [:]))
        case (.handshake, _) where isEnveloped:
            throw MCPError(.invalidRequest, "This connection began with initialize; it takes no enveloped requests.")
        case (.handshake(let revision, let acceptsQuestions), _):
            return try start(id, method, params, revision: revision, acceptsQuestions: acceptsQuestions)
        case (.undecided, _), (.modern, _):
            let revision = try Self.revision(meta)
            era = .modern
            guard method != Method.discover else { return .send(.response(id: id, result: description.discovery)) }
            let elicitation = meta[key: EnvelopeKey.capabilities]?[key: "elicitation"]
            return try start(
                id, method, params, revision: revision, acceptsQuestions: Self.allowsForms(elicitation))
        }
    }

    private mutating func start(
        _ id: RequestID, _ method: String, _ params: JSONValue, revision: ProtocolRevision, acceptsQuestions: Bool
    ) throws(MCPError) -> Effect {
        guard running[id] == nil else {
            // Answered without its id: the answer would be taken for that of the request that runs under it.
            let error = MCPError(.invalidRequest, "A request with this id is still running.", data: id.json)
            return .send(.failure(id: nil, error: error))
        }
        defer { nextSerial += 1 }
        running[id] = nextSerial
        return .start(
            ServerRequest(
                serial: nextSerial, id: id, method: method, params: params, revision: revision,
                acceptsQuestions: acceptsQuestions))
    }

    private mutating func initialize(_ id: RequestID, _ params: JSONValue) throws(MCPError) -> Effect {
        guard let version = params[key: "protocolVersion"]?.stringValue,
            let capabilities = params[key: "capabilities"], capabilities.objectValue != nil
        else { throw MCPError(.invalidParams, "initialize needs “protocolVersion” and “capabilities”.") }
        let asked = ProtocolRevision(rawValue: version)
        let revision = asked.flatMap { $0.hasHandshake ? $0 : nil } ?? .latestHandshake
        era = .handshake(
            revision,
            acceptsQuestions: revision.hasElicitationRequests && Self.allowsForms(capabilities[key: "elicitation"]))
        return .send(.response(id: id, result: description.initialization(revision)))
    }

    private mutating func notice(_ method: String, _ params: JSONValue) -> Effect? {
        guard method == Method.cancelled, let id = params[key: "requestId"].flatMap(RequestID.init(json:)),
            let serial = running.removeValue(forKey: id)
        else { return nil }
        return .cancel(serial: serial)
    }

    private mutating func resume(_ id: RequestID, _ result: Result<JSONValue, MCPError>) -> Effect? {
        guard case .integer(let question) = id, questions.remove(question) != nil else { return nil }
        return .resume(question, result)
    }

    private static func revision(_ meta: JSONValue) throws(MCPError) -> ProtocolRevision {
        let missing = [EnvelopeKey.version, EnvelopeKey.capabilities].filter { meta[key: $0] == nil }
        guard missing.isEmpty else {
            throw MCPError(
                .invalidParams,
                "Send initialize first, or give params._meta the keys it lacks: \(missing.joined(separator: ", ")).")
        }
        guard let version = meta[key: EnvelopeKey.version]?.stringValue,
            meta[key: EnvelopeKey.capabilities]?.objectValue != nil
        else { throw MCPError(.invalidParams, "The protocol version is a string, the capabilities are an object.") }
        guard let revision = ProtocolRevision(rawValue: version), !revision.hasHandshake else {
            throw unsupported(.string(version), "Requests with this version are not taken here.")
        }
        return revision
    }

    private static func unsupported(_ requested: JSONValue, _ reason: String) -> MCPError {
        MCPError(
            .unsupportedProtocolVersion, reason,
            data: ["supported": ProtocolRevision.supported, "requested": requested])
    }

    /// An empty object, from before there were modes, means forms.
    private static func allowsForms(_ elicitation: JSONValue?) -> Bool {
        guard let modes = elicitation?.objectValue else { return false }
        return modes.isEmpty || modes["form"] != nil
    }
}

/// A request that the handler is to answer.
struct ServerRequest: Sendable, Hashable {
    /// Unique within the connection.
    let serial: Int
    let id: RequestID
    let method: String
    let params: JSONValue
    let revision: ProtocolRevision
    let acceptsQuestions: Bool

    var meta: JSONValue { params[key: "_meta"] ?? [:] }
}
