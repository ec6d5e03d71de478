// SPDX-License-Identifier: Apache-2.0

/// Judges from counters alone whether the other side still answers.
///
/// A WireGuard peer answers any data within ten seconds, if only with an empty packet; keepalives, which are sent
/// without data, are not answered. So bytes beyond the keepalives with nothing coming back mean that nobody is there.
package struct FreshnessWatch: Sendable {
    /// Bytes of one keepalive on the counters.
    private static let keepaliveSize: UInt64 = 32
    /// Bytes of a peer's wish to shake hands, which it repeats for as long as no answer of ours reaches it.
    private static let initiationSize: UInt64 = 148
    /// For a new handshake, which the first data after a long silence begins: one repetition after five seconds.
    private static let handshakeTime = Duration.seconds(6)

    private let keepalive: Duration?
    private let silenceLimit: Duration
    private let ageLimit: Duration
    private var received: UInt64
    private var sentAtReceipt: UInt64
    /// When the other side was last heard to have heard us.
    package private(set) var timeOfReceipt: Duration
    private var handshake: UInt64?
    private var unansweredSince: Duration?

    /// - Parameters:
    ///   - keepalive: the peer's persistent keepalive; nil is off.
    ///   - silenceLimit: how long data may stay unanswered.
    ///   - ageLimit: how old a handshake may be while data is sent.
    package init(
        _ first: TunnelStatistics, at time: Duration, keepalive: Duration?, silenceLimit: Duration, ageLimit: Duration
    ) {
        self.keepalive = keepalive
        self.silenceLimit = silenceLimit
        self.ageLimit = ageLimit
        received = first.received
        handshake = first.latestHandshake
        sentAtReceipt = first.sent
        timeOfReceipt = time
    }

    /// Looks at new counters.
    ///
    /// - Parameters:
    ///   - time: on the same clock as at the start.
    ///   - handshakeAge: since the latest handshake.
    /// - Returns: whether the other side is gone.
    package mutating func isLost(_ now: TunnelStatistics, at time: Duration, handshakeAge: Duration) -> Bool {
        let news = now.received &- received
        received = now.received
        let isNewHandshake = now.latestHandshake != nil && now.latestHandshake != handshake
        if isNewHandshake || !news.isMultiple(of: Self.initiationSize) {
            handshake = now.latestHandshake ?? handshake
            sentAtReceipt = now.sent
            timeOfReceipt = time
            unansweredSince = nil
            return false
        }
        guard now.sent > sentAtReceipt + allowance(until: time) else { return false }
        if unansweredSince == nil { unansweredSince = time }
        let silence = time - (unansweredSince ?? time)
        return silence >= silenceLimit || (handshakeAge >= ageLimit && silence >= Self.handshakeTime)
    }

    private func allowance(until time: Duration) -> UInt64 {
        guard let keepalive, keepalive > .zero else { return 0 }
        return (UInt64((time - timeOfReceipt) / keepalive) + 2) * Self.keepaliveSize
    }
}
