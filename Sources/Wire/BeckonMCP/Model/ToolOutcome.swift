// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What a `tools/call` came to.
package enum ToolOutcome: Sendable, Hashable {
    /// A `CallToolResult`.
    case complete(JSONValue)
    /// Questions by key, each `{method, params}`; the call is to be made again with the answers and the state.
    case inputRequired(requests: [String: JSONValue], state: String?)
}
