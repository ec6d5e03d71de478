// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore

/// Finds out whether traffic flows through a tunnel that NetworkManager has made.
///
/// For WireGuard the proof is a handshake; for a plugin's tunnel it is a packet that came out of it.
struct TunnelEvidence: Sendable {
    let device: TunnelDevice
    let isWireGuard: Bool
    /// The server as the profile names it.
    let gateway: String?
    let tools: NetworkTools

    /// - Returns: nil where the interface is gone.
    func statistics() async -> TunnelStatistics? {
        if isWireGuard {
            let run = try? await tools.complete(tools.wg, ["show", device.interface, "dump"])
            guard let run, run.status.succeeded else { return nil }
            return WireGuardDump(parsing: run.output).statistics
        }
        guard let counters = InterfaceCounters.read(device.interface) else { return nil }
        return TunnelStatistics(received: counters.receivedBytes, sent: counters.sentBytes, endpoint: gateway)
    }

    /// Probes until there is proof.
    ///
    /// - Parameter isNew: whether what came before counts; a tunnel that is up must answer anew.
    /// - Returns: false where there was none within the limit, the interface went, or the task was cancelled.
    func appears(within limit: Duration, isNew: Bool) async -> Bool {
        let deadline = ContinuousClock.now + limit
        guard let first = await statistics() else { return false }
        var pause = Duration.milliseconds(10)
        while true {
            device.probe.send()
            do { try await Task.sleep(for: min(pause, max(.zero, deadline - .now))) } catch { return false }
            guard let now = await statistics() else { return false }
            if isWireGuard && isNew ? now.latestHandshake != nil : now.received > first.received { return true }
            guard ContinuousClock.now < deadline else { return false }
            pause = min(pause * 2, .milliseconds(250))
        }
    }
}
