// SPDX-License-Identifier: Apache-2.0

extension NetworkManagerConnection {
    /// The gateway without port and protocol: `host`, `host:port`, `host:port:udp`, `[address]:port`.
    package var host: String? {
        guard let gateway, !gateway.isEmpty else { return nil }
        if AddressRange.family(of: gateway) != nil { return gateway }
        if gateway.hasPrefix("[") { return gateway.dropFirst().split(separator: "]").first.map(String.init) }
        return gateway.split(separator: ":").first.map(String.init)
    }
}
