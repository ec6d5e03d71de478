// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// One `tools/call`, or its retry with the answers to what was asked.
package struct ToolCall: Sendable, Hashable {
    package var name: String
    package var arguments: [String: JSONValue]
    /// The request's `_meta` without the keys that the protocol itself needs.
    package var meta: JSONValue?
    /// An `ElicitResult` for each key of the `inputRequests` that are answered.
    package var inputResponses: [String: JSONValue]
    /// What the server gave with its questions, unread.
    package var requestState: String?
    package var progressToken: RequestID?

    package init(
        name: String, arguments: [String: JSONValue] = [:], meta: JSONValue? = nil,
        inputResponses: [String: JSONValue] = [:], requestState: String? = nil, progressToken: RequestID? = nil
    ) {
        self.name = name
        self.arguments = arguments
        self.meta = meta
        self.inputResponses = inputResponses
        self.requestState = requestState
        self.progressToken = progressToken
    }
}

/// What a `tools/call` came to.
package enum ToolOutcome: Sendable, Hashable {
    /// A `CallToolResult`.
    case complete(JSONValue)
    /// Questions by key, each `{method, params}`; the call is to be made again with the answers and the state.
    case inputRequired(requests: [String: JSONValue], state: String?)
}

/// How far a call is; `fraction` is nil where the server named no total.
package struct ProgressUpdate: Sendable, Hashable {
    package var progress: Double
    package var total: Double?
    package var message: String?
    /// What a Beckon app adds, such as title and subtitle.
    package var meta: JSONValue?

    package init(progress: Double, total: Double? = nil, message: String? = nil, meta: JSONValue? = nil) {
        self.progress = progress
        self.total = total
        self.message = message
        self.meta = meta
    }

    package var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(max(progress / total, 0), 1)
    }
}
