// SPDX-License-Identifier: Apache-2.0

/// The contents of a WireGuard `.conf` file.
package struct WireGuardConfiguration: Sendable, Hashable {
    package var interface: Interface
    package var peers: [Peer]

    /// The section of this machine.
    package struct Interface: Sendable, Hashable {
        package var privateKey: WireGuardKey
        package var addresses: [AddressRange] = []
        package var listenPort: UInt16?
        package var nameServers = NameServers([])
        /// Bytes.
        package var mtu: Int?
        package var firewallMark: UInt32?
    }

    /// A section of one server, or of another machine that may call.
    package struct Peer: Sendable, Hashable {
        package var publicKey: WireGuardKey
        package var presharedKey: WireGuardKey?
        package var allowedAddresses: [AddressRange] = []
        package var endpoint: Endpoint?
        /// Seconds; 0 is off.
        package var persistentKeepalive: UInt16 = 0
    }

    /// A server's host and port.
    package struct Endpoint: Sendable, Hashable, CustomStringConvertible {
        /// A name, or an address without brackets.
        package var host: String
        package var port: UInt16

        package init(host: String, port: UInt16) {
            self.host = host
            self.port = port
        }

        package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
    }
}
