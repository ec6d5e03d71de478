// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension MCPClient {
    /// Finds out what the server speaks: `server/discover`, or `initialize` where it knows no other way.
    /// - Throws: `MCPError` where the two sides share no revision, or the connection ends.
    package func connect() async throws -> ServerDescription {
        listen()
        do {
            return try await negotiate()
        } catch {
            let reason = error as? MCPError ?? MCPError(.violation, "The server’s first answer is malformed. \(error)")
            end(reason)
            throw error is CancellationError ? error : reason
        }
    }

    private func negotiate() async throws -> ServerDescription {
        guard !preferred.hasHandshake else { return try await initialize(preferred) }
        let refusal: MCPError
        do {
            return try await adopt(probe())
        } catch let error as MCPError where error.code != .connectionClosed && error.code != .violation {
            refusal = error
        }
        guard let supported = Self.supported(refusal) else {
            do {
                return try await initialize(.latestHandshake)
            } catch let error as MCPError where Self.supported(error)?.contains(.string(preferred.rawValue)) == true {
                // The server was only slow to start: the question it left open has decided the era after all.
                return try await adopt(probe())
            }
        }
        guard let revision = Self.newestHandshake(in: supported) else { throw refusal }
        return try await initialize(revision)
    }

    private func adopt(_ discovery: JSONValue) async throws -> ServerDescription {
        let supported = try discovery.required("supportedVersions").arrayValue ?? []
        guard supported.contains(.string(preferred.rawValue)) else {
            return try await initialize(Self.newestHandshake(in: supported) ?? .latestHandshake)
        }
        revision = preferred
        return try ServerDescription(discovery: discovery, revision: preferred)
    }

    /// The revisions that a refusal names.
    private static func supported(_ refusal: MCPError) -> [JSONValue]? {
        refusal.code == .unsupportedProtocolVersion ? refusal.data?[key: "supported"]?.arrayValue : nil
    }

    private static func newestHandshake(in supported: [JSONValue]) -> ProtocolRevision? {
        supported.compactMap { $0.stringValue.flatMap(ProtocolRevision.init(rawValue:)) }.filter(\.hasHandshake).max()
    }

    /// Asks `server/discover`; some older servers say nothing to what they do not know.
    private func probe() async throws -> JSONValue {
        try await withThrowingTaskGroup { group in
            group.addTask { try await self.roundTrip(Method.discover, ["_meta": self.envelope(nil)]) }
            group.addTask {
                try await Task.sleep(for: self.probeTimeout)
                throw MCPError(.methodNotFound, "The server left server/discover unanswered.")
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    private func initialize(_ offered: ProtocolRevision) async throws -> ServerDescription {
        let result = try await roundTrip(
            Method.initialize,
            [
                "protocolVersion": .string(offered.rawValue), "clientInfo": implementation.json,
                "capabilities": answersQuestions ? ["elicitation": [:]] : [:],
            ])
        let description = try ServerDescription(initialization: result)
        revision = description.revision
        notify(Method.initialized)
        return description
    }

    /// The `_meta` of a request: what the protocol needs beside what the caller says.
    func envelope(_ meta: JSONValue?) -> JSONValue {
        guard case .object(var members) = meta ?? [:] else { return meta ?? [:] }
        members[EnvelopeKey.version] = .string(preferred.rawValue)
        members[EnvelopeKey.client] = implementation.json
        members[EnvelopeKey.capabilities] = ["elicitation": ["form": [:]]]
        return .object(members)
    }
}
