// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// A WireGuard tunnel whose server has been heard.
struct WireGuardTunnel: Tunnel {
    let set: WireGuardSetUp
    let undoing: Undoing
    let settings: WireGuardSettings
    let configuration: WireGuardConfiguration

    func loss() async -> ConnectFailure? {
        guard let first = await statistics() else { return gone }
        // A clock that stands still while the machine sleeps: only waking silence counts.
        let start = SuspendingClock.now
        let keepalive = configuration.peers.map(\.persistentKeepalive).max() ?? 0
        var watch = FreshnessWatch(
            first, at: .zero, keepalive: keepalive == 0 ? nil : .seconds(Int(keepalive)),
            silenceLimit: settings.silenceLimit, ageLimit: settings.ageLimit)
        var lastProbe = Duration.zero
        while true {
            do { try await Task.sleep(for: settings.watchInterval) } catch { return nil }
            guard let now = await statistics() else { return Task.isCancelled ? nil : gone }
            let age = Date().timeIntervalSince1970 - Double(now.latestHandshake ?? 0)
            let time = SuspendingClock.now - start
            if watch.isLost(now, at: time, handshakeAge: .seconds(age)) { return lost(now.endpoint) }
            if time - max(watch.timeOfReceipt, lastProbe) >= settings.probeInterval {
                WireGuardProbe.send(through: set.name, configuration)
                lastProbe = time
            }
        }
    }

    func verify(within limit: Duration) async -> ConnectFailure? {
        // Without an address nobody can be greeted.
        guard configuration.peers.contains(where: { $0.endpoint != nil }) else { return nil }
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
