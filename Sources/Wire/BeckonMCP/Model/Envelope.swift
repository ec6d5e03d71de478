// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// The names of the protocol itself.
enum Method {
    static let discover = "server/discover"
    static let initialize = "initialize"
    static let initialized = "notifications/initialized"
    static let ping = "ping"
    static let listTools = "tools/list"
    static let callTool = "tools/call"
    static let elicit = "elicitation/create"
    static let progress = "notifications/progress"
    static let cancelled = "notifications/cancelled"
}

/// What each request of revision 2026-07-28 carries in `_meta`.
enum EnvelopeKey {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let client = "io.modelcontextprotocol/clientInfo"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let logLevel = "io.modelcontextprotocol/logLevel"
    static let server = "io.modelcontextprotocol/serverInfo"
    static let progressToken = "progressToken"
}

extension JSONValue {
    /// The `_meta` of a request without what is the protocol's own, or nil where nothing is left.
    var withoutEnvelope: JSONValue? {
        guard case .object(var members) = self else { return nil }
        for key in [
            EnvelopeKey.version, EnvelopeKey.client, EnvelopeKey.capabilities, EnvelopeKey.logLevel,
            EnvelopeKey.progressToken,
        ] { members[key] = nil }
        return members.isEmpty ? nil : .object(members)
    }
}
