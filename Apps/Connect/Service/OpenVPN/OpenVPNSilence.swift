// SPDX-License-Identifier: Apache-2.0

/// Judges from counters and timers whether the server has become silent, which is to be looked into.
struct OpenVPNSilence: Sendable {
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
    /// Whether data without an answer means nothing, since a server without keepalives was silent and there.
    private var isUnanswering = false

    init(limit: Duration, granularity: Duration) {
        self.limit = limit
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

    /// The server was silent, and has shown that it is there: only by a new connection where `isByRestart`.
    mutating func hasProved(at time: Duration, byRestart isByRestart: Bool) {
        start(at: time)
        if isByRestart { isUnanswering = true }
    }

    /// Who is told to restart without keepalives gets them: one is missing for certain after twice their interval.
    func isSuspicious(at time: Duration) -> Bool {
        if timers.ping > 0 {
            return timers.restart > 0 && time - lastReceipt >= .seconds(2 * timers.ping) + granularity
        }
        guard !isUnanswering, let unansweredSince else { return false }
        return time - unansweredSince >= limit
    }
}
