// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import Synchronization

/// The conversations whose question is with a client, each under a state that is good for one retry.
final class ParkedConversations: Sendable {
    private let parked = Mutex<[String: AgentConversation]>([:])
    private let lifetime: Duration

    /// - Parameter lifetime: how long an answer may take before the action is cancelled.
    init(lifetime: Duration) { self.lifetime = lifetime }

    /// Keeps the conversation and names it by a state that nobody can guess.
    func park(_ conversation: AgentConversation) -> String {
        var generator = SystemRandomNumberGenerator()
        let state = (0..<2).map { _ in
            let bits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - bits.count) + bits
        }.joined()
        parked.withLock { $0[state] = conversation }
        Task { [weak self, lifetime] in
            try? await Task.sleep(for: lifetime)
            await self?.remove(state)?.cancel()
        }
        return state
    }

    /// Gives the conversation back once, to the connection and for the tool that it belongs to.
    func take(_ state: String, tool: String, connection: ConnectionID) -> AgentConversation? {
        parked.withLock { parked in
            guard let found = parked[state], found.tool == tool, found.connection == connection else { return nil }
            parked[state] = nil
            return found
        }
    }

    private func remove(_ state: String) -> AgentConversation? { parked.withLock { $0.removeValue(forKey: state) } }
}
