// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The id that ties a response to its request, and a progress notification to its call.
package enum RequestID: Sendable, Hashable, CustomStringConvertible {
    case integer(Int)
    case string(String)

    package var description: String {
        switch self {
        case .integer(let number): "\(number)"
        case .string(let text): "“\(text)”"
        }
    }
}

extension RequestID {
    /// Reads an id, or returns nil where JSON-RPC allows no such id.
    package init?(json: JSONValue) {
        switch json {
        case .integer(let number): self = .integer(number)
        case .string(let text): self = .string(text)
        default: return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .integer(let number): .integer(number)
        case .string(let text): .string(text)
        }
    }
}
