// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension ServerDescription {
    /// The result of `server/discover`.
    var discovery: JSONValue {
        .members([
            "resultType": "complete", "supportedVersions": ProtocolRevision.supported, "capabilities": capabilities,
            "instructions": instructions.map(JSONValue.string), "ttlMs": 0, "cacheScope": "private",
            "_meta": [EnvelopeKey.server: implementation.json],
        ])
    }

    /// The result of `initialize`.
    func initialization(_ revision: ProtocolRevision) -> JSONValue {
        .members([
            "protocolVersion": .string(revision.rawValue), "capabilities": capabilities,
            "serverInfo": implementation.json, "instructions": instructions.map(JSONValue.string),
        ])
    }

    init(discovery result: JSONValue, revision: ProtocolRevision) throws {
        let implementation: Implementation? = try result[key: "_meta"]?.value(EnvelopeKey.server)
        self.init(
            implementation: implementation ?? Implementation(name: "unnamed", version: ""),
            capabilities: try result.required("capabilities"), instructions: try result.string("instructions"),
            revision: revision)
    }

    init(initialization result: JSONValue) throws {
        let version = try result.requiredString("protocolVersion")
        guard let revision = ProtocolRevision(rawValue: version), revision.hasHandshake else {
            throw SchemaError(.outOfRange, "The server wants to speak revision “\(version)”, which is not known here.")
        }
        self.init(
            implementation: try Implementation(json: result.required("serverInfo")),
            capabilities: try result.required("capabilities"), instructions: try result.string("instructions"),
            revision: revision)
    }
}

extension ProtocolRevision {
    /// All of them as JSON, newest first.
    static let supported = JSONValue.array(allCases.reversed().map { .string($0.rawValue) })
}
