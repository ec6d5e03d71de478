// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sends a little to a closed port at the tunnel's other end, which usually answers that it is closed.
final class GatewayProbe: Sendable {
    /// The port named discard, which nobody serves.
    private static let port: UInt16 = 9

    private let address: SocketAddress
    private let descriptor: Int32

    /// - Returns: nil for what is no address.
    init?(_ gateway: String) {
        guard let address = SocketAddress(gateway, port: Self.port) else { return nil }
        let descriptor = socket(address.family, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        self.address = address
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    func send() {
        _ = address.use { sendto(descriptor, "?", 1, Int32(MSG_NOSIGNAL), $0, $1) }
    }
}
