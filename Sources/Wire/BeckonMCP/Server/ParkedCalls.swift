// SPDX-License-Identifier: Apache-2.0

/// Calls that wait for an answer, each under a state that only its own connection and action can redeem, once.
struct ParkedCalls<Owner: Hashable & Sendable, Call: Sendable>: Sendable {
    private struct Entry {
        var call: Call
        var owner: Owner
        var action: String
        var deadline: ContinuousClock.Instant
    }

    private var entries: [String: Entry] = [:]

    /// When the next call will have waited too long; nil where none waits.
    var nextDeadline: ContinuousClock.Instant? { entries.values.map(\.deadline).min() }

    /// Keeps a call until the deadline, under a new state that cannot be guessed.
    mutating func park(
        _ call: Call, owner: Owner, action: String, until deadline: ContinuousClock.Instant,
        using generator: inout some RandomNumberGenerator
    ) -> String {
        let words = (0..<2).map { _ in UInt64.random(in: .min ... .max, using: &generator) }
        let state = words.map { String($0, radix: 36) }.joined(separator: "-")
        entries[state] = Entry(call: call, owner: owner, action: action, deadline: deadline)
        return state
    }

    /// Hands the call back for its retry; nil where the state is unknown, spent, or somebody else's.
    mutating func redeem(_ state: String, owner: Owner, action: String) -> Call? {
        guard let entry = entries[state], entry.owner == owner, entry.action == action else { return nil }
        entries[state] = nil
        return entry.call
    }

    /// Hands back the calls of a connection that has ended.
    mutating func removeAll(of owner: Owner) -> [Call] {
        let ended = entries.filter { $0.value.owner == owner }
        for state in ended.keys { entries[state] = nil }
        return ended.values.map(\.call)
    }

    /// Hands back the calls that have waited too long.
    mutating func removeExpired(at now: ContinuousClock.Instant) -> [Call] {
        let expired = entries.filter { $0.value.deadline <= now }
        for state in expired.keys { entries[state] = nil }
        return expired.values.map(\.call)
    }
}
