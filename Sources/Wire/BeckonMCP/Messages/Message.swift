// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// One JSON-RPC 2.0 message; params and results are always objects in MCP.
package enum Message: Sendable, Hashable {
    case request(id: RequestID, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    case response(id: RequestID, result: JSONValue)
    /// The id is nil where the sender could not tell what it answers.
    case failure(id: RequestID?, error: MCPError)
}

/// A frame that is no message, with the error that answers it.
package struct MalformedMessage: Error, Sendable, Hashable {
    /// The id of the request that the frame was meant to be, where that much could be read.
    package let id: RequestID?
    package let error: MCPError

    /// The answer that JSON-RPC wants.
    package var answer: Message { .failure(id: id, error: error) }
}

extension Message {
    /// The text of the message, without a line end.
    /// - Throws: `SchemaError` for a number that JSON cannot say.
    package func frame() throws -> Data { try json.serialized() }

    private var json: JSONValue {
        switch self {
        case .request(let id, let method, let params):
            ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params]
        case .notification(let method, let params):
            ["jsonrpc": "2.0", "method": .string(method), "params": params]
        case .response(let id, let result): ["jsonrpc": "2.0", "id": id.json, "result": result]
        case .failure(let id, let error): ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
        }
    }
}
