// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// A WireGuard tunnel whose server has been heard.
struct WireGuardTunnel: Tunnel {
    let set: WireGuardSetUp
    let undoing: Undoing
    let settings: WireGuardSettings
    let configuration: WireGuardConfiguration
    private let greeting = SharedAnswer<ConnectFailure?>()

    init(set: WireGuardSetUp, undoing: Undoing, settings: WireGuardSettings, configuration: WireGuardConfiguration) {
        self.set = set
        self.undoing = undoing
        self.settings = settings
        self.configuration = configuration
    }

    /// Data without an answer is a reason to ask: by what the other side answers at once, then for a handshake, which
    /// costs the session and so comes second.
    func loss() async -> ConnectFailure? {
        guard let first = await statistics() else { return gone }
        // A clock that stands still while the machine sleeps: only waking silence counts.
        let start = SuspendingClock.now
        let keepalive = configuration.peers.map(\.persistentKeepalive).max() ?? 0
        var watch = FreshnessWatch(
            first, at: .zero, keepalive: keepalive == 0 ? nil : .seconds(Int(keepalive)))
        let probe = TunnelProbe(interface: set.name, targets: configuration.probeTargets)
        var (lastLook, lastProbe) = (Duration.zero, Duration.zero)
        var counters: InterfaceCounters?
        var silence: Duration?
        var patience = canGreet ? settings.patience : settings.helplessPatience
        while true {
            let pause = silence == nil ? settings.watchInterval : settings.askingInterval
            do { try await Task.sleep(for: pause) } catch { return nil }
            let time = SuspendingClock.now - start
            let seen = InterfaceCounters.read(set.name)
            // Where nothing has gone through, nothing can be unanswered, and no program need be asked.
            if silence == nil, seen != nil, seen == counters, time - lastLook < settings.probeInterval {
                continue
            }
            (counters, lastLook) = (seen, time)
            guard let now = await statistics() else { return Task.isCancelled ? nil : gone }
            let before = silence
            silence = watch.silence(now, at: time)
            if let silence, silence >= patience {
                guard canGreet else { return lost(now.endpoint) }
                if let failure = await verify(within: settings.silenceLimit - settings.patience) { return failure }
                if Task.isCancelled { return nil }
                patience = settings.passivePatience
            } else if silence != nil || time - max(watch.timeOfReceipt, lastProbe) >= settings.probeInterval {
                probe.send()
                lastProbe = time
            } else if canGreet, let before, before < settings.patience {
                patience = settings.patience
            }
        }
    }

    /// Without an address nobody can be greeted.
    private var canGreet: Bool { configuration.peers.contains { $0.endpoint != nil } }

    func verify(within limit: Duration) async -> ConnectFailure? {
        await greeting.value { await greet(within: limit) }
    }

    private func greet(within limit: Duration) async -> ConnectFailure? {
        guard canGreet else { return nil }
        let endpoint = await statistics()?.endpoint
        let deadline = SuspendingClock.now + limit
        do throws(ConnectFailure) {
            repeat {
                try await set.greetAgain()
                let rest = deadline - SuspendingClock.now
                if try await set.shakesHands(within: min(rest, settings.greetingLimit)) {
                    try await set.endGreeting()
                    return nil
                }
            } while SuspendingClock.now < deadline
            return lost(endpoint)
        } catch {
            if error.code == .cancelled { return nil }
            return await statistics() == nil ? gone : error
        }
    }

    func statistics() async -> TunnelStatistics? {
        do throws(ConnectFailure) { return try await set.statistics() } catch { return nil }
    }

    func close() async throws(ConnectFailure) { try await undoing.undo(set.steps) }

    private func lost(_ endpoint: String?) -> ConnectFailure {
        ConnectFailure(.connectionLost, "The server \(endpoint ?? "") no longer answers; the tunnel was taken down")
    }

    private var gone: ConnectFailure {
        ConnectFailure(.connectionLost, "The interface “\(set.name)” was removed by another program")
    }
}
