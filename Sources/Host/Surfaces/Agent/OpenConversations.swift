// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import Synchronization

/// The conversations that have not ended, at work or at a question; each keeps a part of an extension busy.
final class OpenConversations: Sendable {
    /// More than an agent has a use for, and less than an extension would choke on.
    static let limit = 100

    private struct State {
        var open: [ObjectIdentifier: AgentConversation] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())

    /// - Throws: `MCPError` where too many are open, or the client is gone.
    func add(_ conversation: AgentConversation) throws {
        try state.withLock { state in
            guard !state.isClosed else { throw MCPError(.internalError, "The connection is closed.") }
            guard state.open.count < Self.limit else {
                throw MCPError(
                    .internalError,
                    "\(Self.limit) actions are open. Answer a question of one of them, with “cancel” where it is not "
                        + "wanted any more, and call again.")
            }
            state.open[ObjectIdentifier(conversation)] = conversation
        }
    }

    func remove(_ conversation: AgentConversation) {
        state.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(conversation)) }
    }

    /// Cancels all, waits for their ends, and takes no more.
    func cancelAll() async {
        let open = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for conversation in open { await conversation.cancel() }
        for conversation in open { await conversation.waitForEnd() }
    }
}
