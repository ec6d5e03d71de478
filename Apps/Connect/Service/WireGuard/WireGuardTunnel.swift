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
        let start = ContinuousClock.now
        let keepalive = configuration.peers.map(\.persistentKeepalive).max() ?? 0
        var watch = FreshnessWatch(
            first, at: .zero, keepalive: keepalive == 0 ? nil : .seconds(Int(keepalive)),
            silenceLimit: settings.silenceLimit, ageLimit: settings.ageLimit)
        while true {
            do { try await Task.sleep(for: settings.watchInterval) } catch { return nil }
            guard let now = await statistics() else { return Task.isCancelled ? nil : gone }
            let age = Date().timeIntervalSince1970 - Double(now.latestHandshake ?? 0)
            if watch.isLost(now, at: ContinuousClock.now - start, handshakeAge: .seconds(age)) {
                return ConnectFailure(
                    .connectionLost, "The server \(now.endpoint ?? "") no longer answers; the tunnel was taken down")
            }
        }
    }

    func statistics() async -> TunnelStatistics? {
        do throws(ConnectFailure) { return try await set.statistics() } catch { return nil }
    }

    func close() async throws(ConnectFailure) { try await undoing.undo(set.steps) }

    private var gone: ConnectFailure {
        ConnectFailure(.connectionLost, "The interface “\(set.name)” was removed by another program")
    }
}
