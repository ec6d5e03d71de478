// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What a server offers. Requests run concurrently; the task of one that the peer cancels is cancelled.
package protocol MCPServerHandler: Sendable {
    func describe() -> ServerDescription

    /// - Throws: `MCPError` with `invalidParams` for a cursor that is not from here.
    func listTools(cursor: String?, request: RequestInfo) async throws -> ToolPage

    /// Runs a tool. A question that is abandoned comes back as a retry whose responses say `cancel`.
    /// - Throws: `MCPError`; any other error becomes an internal error whose text stays here.
    func callTool(_ call: ToolCall, request: RequestInfo) async throws -> ToolOutcome

    /// Answers a method that MCP does not define, such as `beckon/catalogue`.
    /// - Throws: `MCPError.methodNotFound(_:)` for what is not offered.
    func respond(to method: String, params: JSONValue, request: RequestInfo) async throws -> JSONValue
}

extension MCPServerHandler {
    package func respond(to method: String, params: JSONValue, request: RequestInfo) async throws -> JSONValue {
        throw MCPError.methodNotFound(method)
    }
}
