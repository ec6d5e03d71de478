// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import Testing

@testable import Engine

extension ExtensionTests {
    /// Sockets with a name and no file belong to the network namespace, which an app with the network shares.
    @Suite struct AbstractSocketTests {
        /// Kernels before 6.12 cannot keep a program from them; SECURITY says so.
        @Test(.enabled(if: Command.canBeScoped, "It needs Linux 6.12 with Landlock."))
        func anAppWithTheNetworkReachesNoneOfThePersons() async throws {
            let listener = try AbstractListener()
            let reach = """
                probe = socket.socket(socket.AF_UNIX)
                try:
                    probe.connect("\\0\(listener.name)")
                    answer["connects"] = True
                except PermissionError:
                    answer["connects"] = False
                own = socket.socket(socket.AF_UNIX)
                own.bind("\\0own")
                own.listen()
                socket.socket(socket.AF_UNIX).connect("\\0own")
                answer["own"] = True
                """
            let host = try ProbeHost()
            try await host.install(StandIn.bundle(entitlements: ["com.apple.security.network.client": true]))
            let answer = try await host.inside(reach)
            #expect(answer["connects"] == false)
            #expect(answer["own"] == true)
            #expect(listener.isReachable)
        }
    }
}

/// A listening socket with a name and no file.
private final class AbstractListener {
    let name = "beckon-test-\(UUID().uuidString)"
    private let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

    struct Failure: Error {}

    init() throws {
        guard with(descriptor, bind) == 0, listen(descriptor, 4) == 0 else { throw Failure() }
    }

    deinit { close(descriptor) }

    /// Whether this process, which is not confined, can connect.
    var isReachable: Bool {
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(probe) }
        return with(probe, connect) == 0
    }

    private func with(
        _ socket: Int32, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = [0] + Array(name.utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(socket, $0, length) }
        }
    }
}
