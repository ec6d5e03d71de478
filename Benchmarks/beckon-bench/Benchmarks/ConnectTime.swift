// SPDX-License-Identifier: Apache-2.0

/// From the press to a connection that works, of Connect's service in its lab, against what the backend itself takes.
struct ConnectTime: Benchmark {
    let name = "connect"
    private static let rounds = 15
    /// A call on the bus and the looks at the tunnel, which the peer does without, in seconds.
    private static let allowance = 0.030
    private static let backends = [
        ("wireguard", "wg-quick up and the first handshake"), ("openvpn", "openvpn until it is connected"),
        ("networkmanager", "nmcli connection up"),
    ]

    func measure(in setting: Setting) async throws -> [Finding] {
        var findings: [Finding] = []
        for (backend, peer) in Self.backends {
            var samples = (ours: Samples(), peer: Samples())
            let times = try await setting.inLab("connect-times", backend, String(Self.rounds))
            for (index, time) in times.enumerated() {
                if index.isMultiple(of: 2) { samples.ours.add(time) } else { samples.peer.add(time) }
            }
            findings.append(
                Finding(
                    name: "\(name)-\(backend)", subject: "press to connected", ours: samples.ours.median,
                    allowance: Self.allowance, peer: .init(name: peer, value: samples.peer.median)))
        }
        return findings
    }
}
