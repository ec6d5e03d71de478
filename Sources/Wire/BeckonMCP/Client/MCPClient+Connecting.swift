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
        let answer: JSONValue
        do {
            answer = try await probe()
        } catch let error as MCPError where error.code != .connectionClosed && error.code != .violation {
            let supported = error.code == .unsupportedProtocolVersion ? error.data?[key: "supported"]?.arrayValue : nil
            guard let supported else { return try await initialize(.latestHandshake) }
            guard let revision = Self.newestHandshake(in: supported) else { throw error }
            return try await initialize(revision)
        }
        let supported = try answer.required("supportedVersions").arrayValue ?? []
        guard supported.contains(.string(preferred.rawValue)) else {
            return try await initialize(Self.newestHandshake(in: supported) ?? .latestHandshake)
        }
        revision = preferred
        return try ServerDescription(discovery: answer, revision: preferred)
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
