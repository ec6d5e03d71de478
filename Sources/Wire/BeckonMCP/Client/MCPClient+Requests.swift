// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension MCPClient {
    /// More pages than this are a server that never ends.
    private static let pageLimit = 1_000

    /// All pages of `tools/list`.
    package func listTools(meta: JSONValue? = nil) async throws -> [Tool] {
        var tools: [Tool] = []
        var cursor: String?
        for _ in 0..<Self.pageLimit {
            let page = try await request(
                Method.listTools, params: .members(["cursor": cursor.map(JSONValue.string)]), meta: meta)
            cursor = try wellFormed {
                tools += try page.list("tools")
                return try page.string("nextCursor")
            }
            guard cursor != nil else { return tools }
        }
        throw MCPError(.violation, "The list of tools has more than \(Self.pageLimit) pages.")
    }

    /// Calls a tool. Cancelling the task sends `notifications/cancelled` and throws `CancellationError`.
    /// - Parameter onProgress: called on a thread that reads.
    /// - Throws: `MCPError`: the server's own, or why the connection ended.
    package func callTool(
        _ call: ToolCall, onProgress: (@Sendable (ProgressUpdate) -> Void)? = nil
    ) async throws -> ToolOutcome {
        let (params, revision) = try complete(call.params, meta: call.meta)
        let result = try await roundTrip(Method.callTool, params, onProgress: onProgress)
        do {
            return try wellFormed {
                try ToolOutcome(result: result, revision: revision, allowing: inputRequests)
            }
        } catch {
            // An extension that asks for more than it may is not spoken to any longer.
            end(error)
            throw error
        }
    }

    /// Makes any other request, such as `beckon/catalogue`.
    package func request(_ method: String, params: JSONValue = [:], meta: JSONValue? = nil) async throws -> JSONValue {
        try await roundTrip(method, complete(params, meta: meta).params)
    }

    private func complete(_ params: JSONValue, meta: JSONValue?) throws -> (params: JSONValue, ProtocolRevision) {
        guard let revision else { throw MCPError(.connectionClosed, "The client is not connected.") }
        var params = params
        if !revision.hasHandshake {
            params[key: "_meta"] = envelope(meta)
        } else if let meta {
            params[key: "_meta"] = meta
        }
        return (params, revision)
    }

    private func wellFormed<Value>(_ read: () throws -> Value) throws(MCPError) -> Value {
        do {
            return try read()
        } catch {
            throw MCPError(.violation, "The server’s answer is malformed. \(error)")
        }
    }
}
