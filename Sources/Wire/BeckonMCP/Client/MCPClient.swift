// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// One connection to an MCP server.
///
/// A peer that breaks the protocol ends the connection: every pending and later call throws what it did wrong.
package final class MCPClient: Sendable {
    /// Answers a handshake-era server's question: takes `ElicitRequestParams`, returns an `ElicitResult`.
    package typealias Elicit = @Sendable (JSONValue) async -> JSONValue

    private let transport: any Transport
    private let implementation: Implementation
    private let preferred: ProtocolRevision
    private let elicit: Elicit?

    package init(
        transport: any Transport, implementation: Implementation, preferred: ProtocolRevision = .v20260728,
        elicit: Elicit? = nil
    ) {
        self.transport = transport
        self.implementation = implementation
        self.preferred = preferred
        self.elicit = elicit
    }

    /// Finds out what the server speaks: `server/discover`, or `initialize` where it knows no other way.
    package func connect() async throws -> ServerDescription {
        throw MCPError(.internalError, "Not connected.")
    }

    /// All pages of `tools/list`.
    package func listTools(meta: JSONValue? = nil) async throws -> [Tool] {
        throw MCPError(.internalError, "Not connected.")
    }

    /// Calls a tool. Cancelling the task sends `notifications/cancelled` and throws `CancellationError`.
    package func callTool(
        _ call: ToolCall, onProgress: (@Sendable (ProgressUpdate) -> Void)? = nil
    ) async throws -> ToolOutcome {
        throw MCPError(.internalError, "Not connected.")
    }

    /// Makes any other request, such as `beckon/catalogue`.
    package func request(_ method: String, params: JSONValue = [:], meta: JSONValue? = nil) async throws -> JSONValue {
        throw MCPError(.internalError, "Not connected.")
    }

    /// Ends the connection; pending calls throw `connectionClosed`.
    package func close() { transport.close() }
}
