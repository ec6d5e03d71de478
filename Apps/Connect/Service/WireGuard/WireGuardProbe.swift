// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// One empty datagram for each server: WireGuard has to answer what comes through the tunnel within ten seconds, even
/// where nobody wants the datagram.
enum WireGuardProbe {
    /// The port "discard".
    private static let port: UInt16 = 9

    static func send(through interface: String, _ configuration: WireGuardConfiguration) {
        let own = configuration.interface.addresses.map(\.address)
        for peer in configuration.peers where peer.endpoint != nil {
            guard let range = peer.allowedAddresses.first,
                let target = SocketAddress(destination(in: range, except: own), port: port)
            else { continue }
            let descriptor = socket(target.family, Int32(SOCK_DGRAM.rawValue), 0)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            // Whatever the routes say, it is for this tunnel.
            setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, interface, socklen_t(interface.utf8.count))
            _ = target.use { sendto(descriptor, nil, 0, Int32(MSG_DONTWAIT), $0, $1) }
        }
    }

    /// A tunnel for everything gets an address that routers discard (RFC 7600, RFC 6666).
    private static func destination(in range: AddressRange, except own: [String]) -> String {
        guard range.isDefault else { return range.firstHost(except: own) }
        return range.isIPv6 ? "100::1" : "192.0.0.8"
    }
}
