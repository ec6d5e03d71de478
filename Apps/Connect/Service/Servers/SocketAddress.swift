// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// An address and a port, or a socket's path, as the kernel takes them.
struct SocketAddress {
    let family: Int32
    private var storage = sockaddr_storage()
    private let length: Int

    /// - Returns: nil where `address` is not an IPv4 or IPv6 address.
    init?(_ address: String, port: UInt16) {
        guard let isIPv6 = AddressRange.family(of: address) else { return nil }
        family = isIPv6 ? AF_INET6 : AF_INET
        length = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        withUnsafeMutableBytes(of: &storage) { bytes in
            if isIPv6 {
                var value = sockaddr_in6()
                value.sin6_family = sa_family_t(AF_INET6)
                value.sin6_port = port.bigEndian
                inet_pton(AF_INET6, address, &value.sin6_addr)
                bytes.storeBytes(of: value, as: sockaddr_in6.self)
            } else {
                var value = sockaddr_in()
                value.sin_family = sa_family_t(AF_INET)
                value.sin_port = port.bigEndian
                inet_pton(AF_INET, address, &value.sin_addr)
                bytes.storeBytes(of: value, as: sockaddr_in.self)
            }
        }
    }

    /// - Returns: nil where the path is too long for a socket.
    init?(path: String) {
        var value = sockaddr_un()
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: value.sun_path) else { return nil }
        value.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &value.sun_path) { $0.copyBytes(from: bytes) }
        family = AF_UNIX
        length = MemoryLayout<sockaddr_un>.size
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: value, as: sockaddr_un.self) }
    }

    /// The address that the kernel's form stands for, without its port; nil where it is none of the internet's.
    static func text(of address: UnsafePointer<sockaddr>, _ length: socklen_t) -> String? {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
            return nil
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether somebody takes calls there.
    var isServed: Bool {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return use { connect(descriptor, $0, $1) } == 0
    }

    func use<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(length)) }
        }
    }
}
