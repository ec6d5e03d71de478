// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// The way to a server outside of the tunnel.
enum ServerRoute {
    /// Asks the kernel whether there is one; nothing is sent.
    ///
    /// - Parameter server: as messages name it.
    /// - Throws: ``ConnectFailure/Code/noNetwork``.
    static func check(to address: String, port: UInt16, of server: String) throws(ConnectFailure) {
        guard let target = SocketAddress(address, port: port) else { return }
        let descriptor = socket(target.family, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard target.use({ connect(descriptor, $0, $1) }) != 0 else { return }
        throw ConnectFailure(
            .noNetwork, "There is no way to the server \(server) (\(address)): \(String(cString: strerror(errno)))")
    }
}
