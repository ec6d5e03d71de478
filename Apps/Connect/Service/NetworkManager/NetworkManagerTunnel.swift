// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// A connection that NetworkManager has up and through which traffic has been seen.
struct NetworkManagerTunnel: Tunnel {
    let name: String
    let active: ActiveConnection
    let evidence: TunnelEvidence
    let ending: ActivationEnding
    let agent: SecretAgent
    let settings: NetworkManagerSettings

    func loss() async -> ConnectFailure? {
        await withTaskGroup(of: ConnectFailure?.self) { group in
            group.addTask { await takenDown() }
            group.addTask { await silenced() }
            let first = await group.next()
            group.cancelAll()
            return Task.isCancelled ? nil : first ?? nil
        }
    }

    func statistics() async -> TunnelStatistics? { await evidence.statistics() }

    func verify(within limit: Duration) async -> ConnectFailure? {
        if let status = await active.wait(within: .zero, until: \.isEnding) { return status.reason.loss(of: name) }
        if await evidence.appears(within: limit, isNew: false) || Task.isCancelled { return nil }
        return unanswered
    }

    func close() async throws(ConnectFailure) {
        try await ending.end(active, interface: evidence.device.interface)
        agent.withdraw()
    }

    private func takenDown() async -> ConnectFailure? {
        await active.wait(within: nil, until: \.isEnding)?.reason.loss(of: name)
    }

    /// NetworkManager calls a connection activated for as long as its plugin runs, whether its server is there or not.
    private func silenced() async -> ConnectFailure? {
        guard let first = await statistics() else { return gone }
        let start = ContinuousClock.now
        // Probes make an idle tunnel's silence tell; every answer counts, so one-way traffic is no reason.
        var watch = FreshnessWatch(
            first, at: .zero, keepalive: nil, silenceLimit: settings.silenceLimit, ageLimit: .seconds(Int32.max))
        var last = first
        var received = start
        while true {
            do { try await Task.sleep(for: settings.watchInterval) } catch { return nil }
            guard let now = await statistics() else { return Task.isCancelled ? nil : gone }
            let time = ContinuousClock.now
            if now.received != last.received { received = time }
            if watch.isLost(now, at: time - start, handshakeAge: .zero) { return unanswered }
            let isUnanswered = now.received == last.received && now.sent != last.sent
            if isUnanswered || time - received >= settings.probeInterval { evidence.device.probe.send() }
            last = TunnelStatistics(received: now.received, sent: last.received == now.received ? last.sent : now.sent)
        }
    }

    private var unanswered: ConnectFailure {
        ConnectFailure(
            .connectionLost, "The server \(evidence.gateway ?? "of “\(name)”") no longer answers; it was disconnected")
    }

    private var gone: ConnectFailure {
        ConnectFailure(.connectionLost, "The interface “\(evidence.device.interface)” was removed by another program")
    }
}
