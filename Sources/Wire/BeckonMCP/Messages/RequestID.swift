// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// The id that ties a response to its request, and a progress notification to its call.
package enum RequestID: Sendable, Hashable {
    case integer(Int)
    case string(String)
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
