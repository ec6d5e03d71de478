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
        agent.withdraw()
        try await ending.end(active, interface: evidence.device.interface)
    }

    private func takenDown() async -> ConnectFailure? {
        await active.wait(within: nil, until: \.isEnding)?.reason.loss(of: name)
    }

    /// NetworkManager calls a connection activated for as long as its plugin runs, whether its server is there or not.
    private func silenced() async -> ConnectFailure? {
        guard let first = await statistics() else { return gone }
        // Time asleep is no silence.
        let start = SuspendingClock.now
        // Probes make an idle tunnel's silence tell; every answer counts, so one-way traffic is no reason.
        var watch = FreshnessWatch(first, at: .zero, isWireGuard: evidence.isWireGuard)
        var lastProbe = Duration.zero
        var silence: Duration?
        while true {
            let pause = silence == nil ? settings.watchInterval : settings.askingInterval
            do { try await Task.sleep(for: pause) } catch { return nil }
            guard let now = await statistics() else { return Task.isCancelled ? nil : gone }
            let time = SuspendingClock.now - start
            silence = watch.silence(now, at: time)
            if let silence, silence >= settings.silenceLimit { return unanswered }
            if silence != nil || time - max(watch.timeOfReceipt, lastProbe) >= settings.probeInterval {
                evidence.device.probe.send()
                lastProbe = time
            }
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
