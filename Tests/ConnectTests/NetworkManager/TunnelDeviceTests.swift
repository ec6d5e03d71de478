// SPDX-License-Identifier: Apache-2.0
import Bus
import Testing

@testable import ConnectService

@Suite struct TunnelDeviceTests {
    @Test(arguments: [
        ("10.8.3.7", 24, "10.8.3.1"), ("10.8.3.7", 20, "10.8.0.1"), ("10.8.3.7", 32, "10.8.3.7"),
        ("10.8.3.7", 31, "10.8.3.7"), ("0.0.0.0", 0, nil), ("10.8.3.7", 33, nil), ("none", 24, nil),
        ("fd00:1::7", 64, "fd00:1::1"), ("fd00:1::7", 128, "fd00:1::7"),
    ])
    func firstHost(address: String, prefix: Int, expected: String?) {
        #expect(TunnelDevice.firstHost(address, prefix) == expected)
    }

    @Test func theLikeliestIsAskedFirst() {
        func address(_ key: String, _ value: String) -> BusValue {
            .array(of: "a{sv}", [.properties([key: .string(value), "prefix": .uint32(24)])])
        }
        let configuration: [String: BusValue] = [
            "Gateway": .string("10.0.0.254"), "AddressData": address("address", "10.0.0.2"),
            "RouteData": address("dest", "10.5.0.0"), "NameserverData": address("address", "10.0.0.53"),
        ]
        #expect(TunnelDevice.candidates(configuration) == ["10.0.0.254", "10.0.0.53", "10.0.0.1", "10.5.0.1"])
        #expect(TunnelDevice.candidates([:]).isEmpty)
    }

    @Test func countersAreThoseOfTheInterface() {
        let text = """
            Inter-|   Receive                                                |  Transmit
             face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls
              tun1:    11      1    0    0    0     0          0         0       22       2    0    0    0     0
             tun10:18446744073709551615      5    0    0    0     0          0         0       44       6    0    0    0
            """
        let counters = InterfaceCounters.parse(text, "tun10")
        #expect(counters == InterfaceCounters(receivedBytes: .max, sentBytes: 44))
        #expect(InterfaceCounters.parse(text, "tun1")?.sentBytes == 22)
        #expect(InterfaceCounters.parse(text, "tun") == nil)
    }
}
