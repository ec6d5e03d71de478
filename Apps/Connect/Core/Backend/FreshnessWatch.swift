// SPDX-License-Identifier: Apache-2.0

/// Tells from counters alone how long the other side has left data unanswered.
///
/// A WireGuard peer answers any data within ten seconds, if only with an empty packet; keepalives, which are sent
/// without data, are not answered. So bytes beyond the keepalives with nothing coming back mean that nobody is there, or
/// not yet.
package struct FreshnessWatch: Sendable {
    /// Bytes of one keepalive on WireGuard's counters; the smallest data are longer.
    private static let keepaliveSize: UInt64 = 32
    /// Bytes of a peer's wish to shake hands, which it repeats for as long as no answer of ours reaches it.
    private static let initiationSize: UInt64 = 148

    private let isWireGuard: Bool
    private let keepalive: Duration?
    private var received: UInt64
    private var sentAtReceipt: UInt64
    /// When the other side was last heard to have heard us.
    package private(set) var timeOfReceipt: Duration
    private var handshake: UInt64?
    private var unansweredSince: Duration?

    /// - Parameters:
    ///   - isWireGuard: whether the counters are WireGuard's, with its handshakes and keepalives in them.
    ///   - keepalive: the peer's persistent keepalive; nil is off.
    package init(
        _ first: TunnelStatistics, at time: Duration, isWireGuard: Bool = true, keepalive: Duration? = nil
    ) {
        self.isWireGuard = isWireGuard
        self.keepalive = keepalive
        received = first.received
        handshake = first.latestHandshake
        sentAtReceipt = first.sent
        timeOfReceipt = time
    }

    /// Looks at new counters.
    ///
    /// - Parameter time: on the same clock as at the start.
    /// - Returns: for how long data is known to be unanswered; nil where none is.
    package mutating func silence(_ now: TunnelStatistics, at time: Duration) -> Duration? {
        let news = now.received &- received
        received = now.received
        let isNewHandshake = now.latestHandshake != nil && now.latestHandshake != handshake
        let isOnlyAsking = isWireGuard && !isNewHandshake && news.isMultiple(of: Self.initiationSize)
        if news > 0, !isOnlyAsking {
            handshake = now.latestHandshake ?? handshake
            sentAtReceipt = now.sent
            timeOfReceipt = time
            unansweredSince = nil
            return nil
        }
        guard now.sent > sentAtReceipt + allowance(until: time) else { return nil }
        if unansweredSince == nil { unansweredSince = time }
        return time - (unansweredSince ?? time)
    }

    /// WireGuard itself sends one keepalive after what came last, besides those of the profile.
    private func allowance(until time: Duration) -> UInt64 {
        guard isWireGuard else { return 0 }
        guard let keepalive, keepalive > .zero else { return Self.keepaliveSize }
        return (UInt64((time - timeOfReceipt) / keepalive) + 2) * Self.keepaliveSize
    }
}
