// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A port of this machine to which one can connect.
final class LocalListener: Sendable {
    let port: UInt16
    private let descriptor: Int32

    struct Failure: Error {}

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            guard let raw = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(descriptor, raw, length) == 0 && listen(descriptor, 8) == 0
                && getsockname(descriptor, raw, &length) == 0
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isBound else { throw Failure() }
    }

    deinit { close(descriptor) }
}
