// SPDX-License-Identifier: Apache-2.0

import ConnectCore

/// Judges from counters and timers whether the server has become silent, which is to be looked into.
struct OpenVPNSilence: Sendable {
    /// How long data may stay unanswered by a server that answers when it is asked.
    private let patience: Duration
    /// The same for one of which that is not known.
    private let limit: Duration
    /// Between two looks at the counters.
    private let granularity: Duration
    private var received: UInt64 = 0
    private var sentAtReceipt: UInt64 = 0
    private var sent: UInt64 = 0
    private var lastReceipt: Duration = .zero
    private var unansweredSince: Duration?
    /// Between two keepalives, and after how many seconds without any OpenVPN itself gives up; 0 is off.
    private var timers: (ping: Int, restart: Int) = (0, 0)
    /// What goes through the tunnel: a server that no longer hears anything may go on sending keepalives.
    private var inside: FreshnessWatch?
    private var insideSilence: Duration?
    /// Whether it answers when it is asked; nil where that is not known. Where it does not and yet is there, data without
    /// an answer means nothing.
    private(set) var isAnswering: Bool?

    init(limit: Duration, granularity: Duration) {
        patience = limit / 4
        self.limit = limit * 5 / 2
        self.granularity = granularity
    }

    /// Reads the timers that are in force, such as `Timers: ping 10, ping-restart 120`.
    mutating func read(_ text: String) {
        guard text.hasPrefix("Timers: ") else { return }
        timers = (0, 0)
        for part in text.dropFirst("Timers: ".count).split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count >= 2, let seconds = Int(words[1]) else { continue }
            if words[0] == "ping" { timers.ping = seconds }
            if words[0] == "ping-restart" || words[0] == "ping-exit" { timers.restart = seconds }
        }
    }

    mutating func start(at time: Duration) {
        lastReceipt = time
        unansweredSince = nil
        sentAtReceipt = sent
    }

    mutating func note(received: UInt64, sent: UInt64, at time: Duration) {
        self.sent = sent
        if received != self.received {
            self.received = received
            sentAtReceipt = sent
            lastReceipt = time
            unansweredSince = nil
        } else if sent > sentAtReceipt, unansweredSince == nil {
            unansweredSince = time
        }
    }

    /// The server has shown that it is there: only by a new connection where `isByRestart`.
    mutating func hasProved(at time: Duration, byRestart isByRestart: Bool) {
        start(at: time)
        (inside, insideSilence) = (nil, nil)
        if isByRestart { isAnswering = false }
    }

    /// Looks at the interface's counters.
    mutating func note(inside now: TunnelStatistics, at time: Duration) {
        if inside == nil { inside = FreshnessWatch(now, at: time, isWireGuard: false) }
        insideSilence = inside?.silence(now, at: time)
    }

    /// The server has answered what was asked while nobody missed anything.
    mutating func hasAnswered() { if isAnswering == nil { isAnswering = true } }

    /// Who is told to restart without keepalives gets them: one is missing for certain after twice their interval.
    func isSuspicious(at time: Duration) -> Bool {
        if timers.restart > 0, timers.ping > 0, time - lastReceipt >= .seconds(2 * timers.ping) + granularity {
            return true
        }
        if isAnswering == true, let insideSilence, insideSilence >= patience { return true }
        // The keepalives that are sent here are no data, and nobody answers them.
        guard isAnswering != false, timers.ping == 0, let unansweredSince else { return false }
        return time - unansweredSince >= limit
    }
}
