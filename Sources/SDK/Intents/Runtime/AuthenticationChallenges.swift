// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Synchronization

/// The requests that wait for the person's authentication, each under a random text that is good once and not for long.
package final class AuthenticationChallenges: Sendable {
    /// A request with the values that were settled, and where it goes on.
    struct Kept {
        let intent: INIntent
        let stage: RequestLife.Stage
    }

    /// Unchecked: whoever redeems it is the only one who has it.
    private struct Entry: @unchecked Sendable {
        let kept: Kept
        let arguments: JSONValue
        let end: ContinuousClock.Instant
    }

    package static let ofProgram = AuthenticationChallenges()

    /// More than a person can answer, and few enough to be kept.
    private static let capacity = 64

    private let entries = Mutex<[String: Entry]>([:])
    private let life: Duration
    private let now: @Sendable () -> ContinuousClock.Instant

    /// - Parameters:
    ///   - life: how long a challenge is good: the host gives the person five minutes.
    ///   - now: what time it is.
    package init(
        life: Duration = .seconds(360), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.life = life
        self.now = now
    }

    /// Keeps a copy of the request, and says how to come back to it.
    func demand(for intent: INIntent, at stage: RequestLife.Stage) -> AuthenticationDemand {
        let arguments = intent._members(full: false).mapValues(\.json)
        var random = SystemRandomNumberGenerator()
        let challenge = (0..<4).map { _ in String(random.next(), radix: 16) }.joined(separator: "-")
        let time = now()
        let entry = Entry(
            kept: Kept(intent: type(of: intent).init(_values: intent._values), stage: stage),
            arguments: .object(arguments), end: time + life)
        entries.withLock { entries in
            entries = entries.filter { $0.value.end > time }
            if entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.end < $1.value.end }) {
                entries[oldest.key] = nil
            }
            entries[challenge] = entry
        }
        return AuthenticationDemand(challenge: challenge, arguments: arguments)
    }

    /// The request that a call comes back to; nil where the challenge is unknown, used or old, or was given out for a
    /// request of another kind or with other values. One that is known is used up in any case.
    func redeem(_ challenge: String, for type: INIntent.Type, _ arguments: [String: JSONValue]) -> Kept? {
        guard let entry = entries.withLock({ $0.removeValue(forKey: challenge) }), now() < entry.end,
            Swift.type(of: entry.kept.intent) == type,
            let given = try? JSONValue.object(arguments).serialized(sortedKeys: true),
            let issued = try? entry.arguments.serialized(sortedKeys: true), given == issued
        else { return nil }
        return entry.kept
    }
}
