// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What went wrong between two MCP peers: an error that the peer answered with, or the end of the connection.
package struct MCPError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A JSON-RPC error code; open for the codes that servers define.
    package struct Code: Sendable, Hashable, RawRepresentable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let parseError = Code(rawValue: -32700)
        package static let invalidRequest = Code(rawValue: -32600)
        package static let methodNotFound = Code(rawValue: -32601)
        package static let invalidParams = Code(rawValue: -32602)
        package static let internalError = Code(rawValue: -32603)
        /// The request needs a capability that the client did not declare (2026-07-28).
        package static let missingClientCapability = Code(rawValue: -32021)
        /// The request's protocol revision is not spoken here (2026-07-28).
        package static let unsupportedProtocolVersion = Code(rawValue: -32022)
        /// The connection ended before the answer came; never on the wire.
        package static let connectionClosed = Code(rawValue: -1_000_000_000_000)
        /// The peer broke the protocol, which ended the connection; never on the wire.
        package static let violation = Code(rawValue: -1_000_000_000_001)
    }

    package let code: Code
    package let message: String
    /// What the sender adds, such as the revisions it supports.
    package let data: JSONValue?

    package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    package var description: String { message }

    package static func methodNotFound(_ method: String) -> MCPError {
        MCPError(.methodNotFound, "The method “\(method)” is not offered here.", data: .string(method))
    }
}

extension MCPError: JSONRepresentable {
    package var json: JSONValue {
        .members(["code": .integer(code.rawValue), "message": .string(message), "data": data])
    }

    package init(json: JSONValue) throws {
        guard let code = try json.int("code") else {
            throw SchemaError(.missingMember, "The member “code” of an error is missing.")
        }
        // A peer that is there to answer cannot say that it is gone, or that it broke the protocol.
        let isOurs = [Code.connectionClosed, .violation].contains(Code(rawValue: code))
        self.init(
            isOurs ? .internalError : Code(rawValue: code), try json.string("message") ?? "", data: json[key: "data"])
    }
}
