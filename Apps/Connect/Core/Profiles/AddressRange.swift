// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An IP address with the length of its network's prefix, such as `10.0.0.2/24`.
package struct AddressRange: Sendable, Hashable, CustomStringConvertible {
    package let address: String
    package let prefix: Int
    package let isIPv6: Bool

    /// - Returns: nil where the text is not an address, or the prefix does not fit it.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let address = parts.first, let isIPv6 = AddressRange.family(of: address) else { return nil }
        let longest = isIPv6 ? 128 : 32
        var prefix = longest
        if parts.count == 2 {
            guard let number = Int(parts[1]), (0...longest).contains(number) else { return nil }
            prefix = number
        }
        (self.address, self.prefix, self.isIPv6) = (address, prefix, isIPv6)
    }

    package var description: String { "\(address)/\(prefix)" }

    /// Whether it stands for everything that has no route of its own.
    package var isDefault: Bool { prefix == 0 }

    /// The first address of the network that a host can have and that is not among `others`.
    package func firstHost(except others: [String] = []) -> String {
        guard prefix < (isIPv6 ? 127 : 31), var bytes = Self.bytes(of: address) else { return address }
        for index in bytes.indices {
            let kept = min(max(prefix - index * 8, 0), 8)
            bytes[index] &= UInt8(truncatingIfNeeded: 0xFF00 >> kept)
        }
        bytes[bytes.count - 1] |= 1
        let first = Self.text(bytes)
        guard others.contains(first) else { return first }
        bytes[bytes.count - 1] = bytes[bytes.count - 1] & 0xFE | 2
        return Self.text(bytes)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 16 ? AF_INET6 : AF_INET, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// True for IPv6, false for IPv4, nil for what is no address.
    package static func family(of address: String) -> Bool? { bytes(of: address).map { $0.count == 16 } }

    /// An address as it is on the wire, in 4 or 16 bytes; nil for what is no address.
    package static func bytes(of address: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, address, &bytes) == 1 { return bytes }
        }
        return nil
    }
}
