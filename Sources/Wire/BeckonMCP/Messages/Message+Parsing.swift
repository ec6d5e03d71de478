// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

extension Message {
    /// Reads one frame.
    package init(frame: Data, limits: JSONLimits = .frame) throws(MalformedMessage) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: frame, limits: limits)
        } catch let error as SchemaError where error.code == .malformed {
            throw MalformedMessage(id: nil, error: MCPError(.parseError, error.message))
        } catch {
            throw MalformedMessage(id: nil, error: MCPError(.invalidRequest, "\(error)"))
        }
        guard case .object(let members) = json else {
            let what = if case .array = json { "Batches are not part of MCP" } else { "A message is a JSON object" }
            throw MalformedMessage(id: nil, error: MCPError(.invalidRequest, "\(what); send one object a line."))
        }
        try self.init(members)
    }

    /// Reads one frame, for a state machine that takes the good with the bad.
    static func read(_ frame: Data, limits: JSONLimits) -> Result<Message, MalformedMessage> {
        Result { () throws(MalformedMessage) in try Message(frame: frame, limits: limits) }
    }

    private init(_ members: [String: JSONValue]) throws(MalformedMessage) {
        let id = members["id"].flatMap(RequestID.init(json:))
        func malformed(_ reason: String, _ code: MCPError.Code = .invalidRequest) -> MalformedMessage {
            MalformedMessage(id: id, error: MCPError(code, reason))
        }
        guard members["jsonrpc"] == "2.0" else { throw malformed("The member “jsonrpc” must be “2.0”.") }
        guard id != nil || (members["id"] ?? .null).isNull else {
            throw malformed("The member “id” must be a string or a whole number.")
        }
        guard let method = members["method"] else {
            self = try Self.answer(members, id, malformed)
            return
        }
        guard case .string(let method) = method else { throw malformed("The member “method” must be a string.") }
        guard members["result"] == nil, members["error"] == nil else {
            throw malformed("A message is a request or a response, not both.")
        }
        let params = members["params"] ?? [:]
        guard case .object = params else {
            throw malformed("The member “params” must be an object.", .invalidParams)
        }
        if let id {
            self = .request(id: id, method: method, params: params)
        } else if members["id"] == nil {
            self = .notification(method: method, params: params)
        } else {
            throw malformed("The id of a request must not be null.")
        }
    }

    private static func answer(
        _ members: [String: JSONValue], _ id: RequestID?, _ malformed: (String, MCPError.Code) -> MalformedMessage
    ) throws(MalformedMessage) -> Message {
        switch (members["result"], members["error"]) {
        case (let result?, nil):
            guard let id, result.objectValue != nil else {
                throw malformed("A response needs an id, and an object as its result.", .invalidRequest)
            }
            return .response(id: id, result: result)
        case (nil, let error?):
            guard let error = try? MCPError(json: error) else {
                throw malformed("An error needs a whole number as its code, and a message.", .invalidRequest)
            }
            return .failure(id: id, error: error)
        default:
            throw malformed("A message needs one of “method”, “result” and “error”.", .invalidRequest)
        }
    }
}
