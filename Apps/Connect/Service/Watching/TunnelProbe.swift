// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// Small packets through one interface that somebody at the other end has to answer.
///
/// Each target gets an echo request and a question for name servers. A router answers the first, a name server the
/// second, and another machine says that it has none; whatever comes back is seen in the interface's counters, so that
/// no answer has to be read.
struct TunnelProbe: Sendable {
    /// Targets; more are not asked.
    private static let limit = 8
    /// A question for the root's name servers, of a few bytes.
    private static let question: [UInt8] = [0x62, 0x6b, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1]

    let interface: String
    /// Addresses inside the tunnel.
    let targets: [String]

    init(interface: String, targets: [String]) {
        self.interface = interface
        self.targets = Array(targets.prefix(Self.limit))
    }

    func send() {
        for target in targets {
            guard let isIPv6 = AddressRange.family(of: target) else { continue }
            let echo = Self.echo(isIPv6)
            let kind = Int32(isIPv6 ? Int(IPPROTO_ICMPV6) : Int(IPPROTO_ICMP))
            // Not every system lets every program send echo requests without the right to all packets.
            if !send(echo, to: target, port: 0, Int32(SOCK_DGRAM.rawValue), kind) {
                send(echo, to: target, port: 0, Int32(SOCK_RAW.rawValue), kind)
            }
            send(Self.question, to: target, port: 53, Int32(SOCK_DGRAM.rawValue), 0)
        }
    }

    @discardableResult
    private func send(
        _ bytes: [UInt8], to target: String, port: UInt16, _ type: Int32, _ kind: Int32
    ) -> Bool {
        guard let address = SocketAddress(target, port: port) else { return false }
        let descriptor = socket(
            address.family, type | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), kind)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Routes must not lead it around the tunnel.
        guard setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, interface, socklen_t(interface.utf8.count)) == 0
        else { return false }
        return address.use { sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, $1) } == bytes.count
    }

    /// An echo request of eight bytes; the kernel sums up IPv6's itself.
    private static func echo(_ isIPv6: Bool) -> [UInt8] {
        var packet: [UInt8] = [isIPv6 ? 128 : 8, 0, 0, 0, 0x62, 0x6b, 0, 1]
        guard !isIPv6 else { return packet }
        var sum: UInt32 = 0
        for index in stride(from: 0, to: packet.count, by: 2) {
            sum += UInt32(packet[index]) << 8 | UInt32(packet[index + 1])
        }
        sum = (sum & 0xffff) + (sum >> 16)
        packet[2] = UInt8(~sum >> 8 & 0xff)
        packet[3] = UInt8(~sum & 0xff)
        return packet
    }
}
