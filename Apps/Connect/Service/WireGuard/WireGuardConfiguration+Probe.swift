// SPDX-License-Identifier: Apache-2.0
import ConnectCore

extension WireGuardConfiguration {
    /// Addresses behind the tunnel, those first that are most likely to answer.
    ///
    /// The last of them need not be there: WireGuard has to answer whatever comes through the tunnel within ten seconds,
    /// even where nobody wants it.
    var probeTargets: [String] {
        let own = interface.addresses.map(\.address)
        let called = peers.filter { $0.endpoint != nil }
        var targets = interface.nameServers.servers
        targets += interface.addresses.map { $0.firstHost(except: own) }
        targets += called.compactMap { peer in
            peer.allowedAddresses.first { !$0.isDefault }?.firstHost(except: own)
        }
        // Addresses that routers discard (RFC 7600, RFC 6666).
        targets += called.flatMap(\.allowedAddresses).filter(\.isDefault).map { $0.isIPv6 ? "100::1" : "192.0.0.8" }
        var seen = Set(own)
        return targets.filter { seen.insert($0).inserted }
    }
}
