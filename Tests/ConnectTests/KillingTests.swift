// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

private let isPossible = ConnectLab.isPossible && NameServerTests.arePackagesThere

/// Whatever is killed, the machine's network is as before, and the next press works.
@Suite(.enabled(if: isPossible, "needs to open /dev/net/tun, and Scripts/lab-packages"), .serialized)
struct KillingTests {
    @Test(arguments: ["wireguard", "openvpn"]) func killsInEveryStateLeaveNothing(backend: String) async throws {
        try await kill(backend)
    }

    @Test(.enabled(if: NetworkManagerLab.isPossible, "needs root and NetworkManager"))
    func killsAroundNetworkManagerLeaveNothing() async throws { try await kill("networkmanager") }

    private func kill(_ backend: String) async throws {
        let run = try await ConnectLab.run(
            #"exec "$(dirname "$BECKON_VPN_LAB")/kills" "$("$CONNECT_BUNDLE" "$BECKON_PRODUCTS" "$HOME")" --turns 8 $1"#,
            arguments: [backend],
            environment: [
                "BECKON_LAB_PACKAGES": ConnectLab.packages,
                "CONNECT_BUNDLE": Products.package.appending(path: "Apps/Connect/bundle").path,
            ], limit: .seconds(300))
        // The output names the seed, with which `kills --seed` repeats it.
        #expect(run.status.succeeded, "\(run.output)\(run.errorOutput)")
        #expect(run.output.contains("the next press works"))
    }
}
