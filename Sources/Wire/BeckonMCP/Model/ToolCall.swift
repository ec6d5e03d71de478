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
