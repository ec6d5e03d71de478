// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

@testable import ConnectService

/// Who is asked through a tunnel whether it still works.
@Suite struct WireGuardProbeTests {
    @Test(arguments: [
        ("10.7.0.2/24", "", "10.7.0.0/24", ["10.7.0.1"]),
        ("10.7.0.1/24", "", "10.7.0.0/24", ["10.7.0.2"]),
        ("10.7.0.2/32", "DNS = 10.64.0.1, example.org", "0.0.0.0/0, ::/0", ["10.64.0.1", "192.0.0.8", "100::1"]),
        ("10.7.0.2/32", "", "10.9.0.0/16, 10.8.0.0/16", ["10.9.0.1"]),
        ("10.7.0.2/32, fd00::2/64", "", "0.0.0.0/0", ["fd00::1", "192.0.0.8"]),
    ])
    func theLikeliestIsAskedFirst(address: String, names: String, allowed: String, targets: [String]) throws {
        let text = """
            [Interface]
            PrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=
            Address = \(address)
            \(names)
            [Peer]
            PublicKey = xTIBA5rboUvnH4htodjb6e697QjLERt1NAB4mZqp8Dg=
            AllowedIPs = \(allowed)
            Endpoint = 192.0.2.1:51820
            """
        #expect(try WireGuardParser.parse(text).probeTargets == targets)
    }
}
