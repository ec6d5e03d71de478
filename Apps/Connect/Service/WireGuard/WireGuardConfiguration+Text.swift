// SPDX-License-Identifier: Apache-2.0
import ConnectCore

extension WireGuardConfiguration {
    /// The mark on packets that must not go into a tunnel that takes everything.
    var routingMark: UInt32 { interface.firewallMark ?? 51820 }

    /// Whether the tunnel takes all that has no other route.
    var takesEverything: Bool { peers.contains { $0.allowedAddresses.contains(where: \.isDefault) } }

    /// What `wg setconf` reads.
    ///
    /// - Parameters:
    ///   - addresses: the address found for each peer's host, in the peers' order.
    ///   - greeting: a keepalive for all, which makes WireGuard shake hands at once instead of with the first data.
    func text(addresses: [String?], greeting: Bool) -> String {
        var lines = ["[Interface]", "PrivateKey = \(interface.privateKey.base64)"]
        if let port = interface.listenPort { lines.append("ListenPort = \(port)") }
        if takesEverything || interface.firewallMark != nil { lines.append("FwMark = \(routingMark)") }
        for (peer, address) in zip(peers, addresses) {
            lines += ["[Peer]", "PublicKey = \(peer.publicKey.base64)"]
            if let key = peer.presharedKey { lines.append("PresharedKey = \(key.base64)") }
            if !peer.allowedAddresses.isEmpty {
                lines.append("AllowedIPs = " + peer.allowedAddresses.map(\.description).joined(separator: ", "))
            }
            if let endpoint = peer.endpoint, let address {
                lines.append("Endpoint = \(Endpoint(host: address, port: endpoint.port))")
            }
            let keepalive =
                greeting && peer.endpoint != nil ? max(1, peer.persistentKeepalive) : peer.persistentKeepalive
            lines.append("PersistentKeepalive = \(keepalive)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
