// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// What `wg show INTERFACE dump` says: one line for the interface, one for each peer, fields between tabs.
struct WireGuardDump {
    struct Peer {
        let endpoint: String?
        /// Seconds since 1970; 0 is never.
        let latestHandshake: UInt64
        let received: UInt64
        let sent: UInt64
    }

    let peers: [Peer]

    init(parsing text: String) {
        peers = text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 8 else { return nil }
            return Peer(
                endpoint: fields[2] == "(none)" ? nil : fields[2], latestHandshake: UInt64(fields[4]) ?? 0,
                received: UInt64(fields[5]) ?? 0, sent: UInt64(fields[6]) ?? 0)
        }
    }

    var statistics: TunnelStatistics {
        let latest = peers.map(\.latestHandshake).max() ?? 0
        return TunnelStatistics(
            received: peers.map(\.received).reduce(0, &+), sent: peers.map(\.sent).reduce(0, &+),
            endpoint: peers.max { $0.latestHandshake < $1.latestHandshake }?.endpoint,
            latestHandshake: latest == 0 ? nil : latest)
    }
}
