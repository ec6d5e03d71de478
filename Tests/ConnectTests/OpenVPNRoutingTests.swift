// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

@testable import ConnectService

private func directives(_ text: String) throws -> [OpenVPNDirective] {
    let always = "client\nca c\nremote vpn.example.org\nremote 192.0.2.7 443 tcp\n"
    return try OpenVPNParser.parse(always + text) { _ in "" }.directives
}

private struct EverythingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let profile: String
    let pushed: [String]
    /// IPv4, IPv6.
    let takes: [Bool]

    init(_ name: String, _ profile: String, _ pushed: [String], takes: [Bool]) {
        (testDescription, self.profile, self.pushed, self.takes) = (name, profile, pushed, takes)
    }
}

private let everything = [
    EverythingCase("nothing", "", ["route 10.0.0.0 255.0.0.0"], takes: [false, false]),
    EverythingCase("the server", "", ["redirect-gateway def1"], takes: [true, false]),
    EverythingCase("the server, both", "", ["redirect-gateway def1 ipv6"], takes: [true, true]),
    EverythingCase("the server, IPv6", "", ["redirect-gateway ipv6 !ipv4"], takes: [false, true]),
    EverythingCase("the profile", "redirect-gateway def1\n", [], takes: [true, false]),
    EverythingCase("no routes of the server", "route-nopull\n", ["redirect-gateway def1"], takes: [false, false]),
    EverythingCase("not this one", "pull-filter ignore redirect\n", ["redirect-gateway"], takes: [false, false]),
    EverythingCase("others not", "pull-filter reject route\n", ["redirect-gateway"], takes: [true, false]),
    EverythingCase(
        "the first filter", "pull-filter accept redirect-gateway\npull-filter ignore redirect\n", ["redirect-gateway"],
        takes: [true, false]),
]

@Suite struct OpenVPNRoutingTests {
    @Test(arguments: everything) fileprivate func knowsWhetherAllIsTaken(example: EverythingCase) throws {
        let routing = OpenVPNRouting(
            variables: [:], pushed: example.pushed, directives: try directives(example.profile))
        #expect([routing.takesIPv4, routing.takesIPv6] == example.takes)
    }

    @Test func readsRoutesAndNames() {
        let routing = OpenVPNRouting(
            variables: [
                "route_vpn_gateway": "10.8.0.1", "route_net_gateway": "192.0.2.254",
                "route_network_1": "10.0.0.0", "route_netmask_1": "255.0.0.0", "route_gateway_1": "10.8.0.1",
                "route_metric_1": "50",
                "route_network_2": "198.51.100.0", "route_netmask_2": "255.255.255.0", "route_gateway_2": "192.0.2.254",
                "route_network_3": "203.0.113.7", "route_gateway_3": "10.8.0.1",
                "route_network_4": "10.1.0.0", "route_netmask_4": "255.0.255.0",
                "route_ipv6_network_1": "fd00::/64", "route_ipv6_network_2": "-- batch",
                "foreign_option_1": "dhcp-option DNS 10.8.0.1", "foreign_option_2": "dhcp-option DOMAIN example.org",
                "foreign_option_3": "dhcp-option DNS not-an-address", "foreign_option_5": "dhcp-option DOMAIN a/b",
                "foreign_option_4": "dhcp-option DNS6 fd00::1",
            ], pushed: [], directives: [])
        #expect(routing.routes.map(\.range.description) == ["10.0.0.0/8", "203.0.113.7/32", "fd00::/64"])
        #expect(routing.routes.map(\.metric) == [50, nil, nil])
        #expect(routing.names == NameServers(["10.8.0.1", "fd00::1", "example.org"]))
        #expect(routing.gateway == "10.8.0.1")
    }

    @Test func theOtherEndIsFound() {
        func gateway(_ variables: [String: String], _ pushed: [String] = []) -> String? {
            OpenVPNRouting(variables: variables, pushed: pushed, directives: []).gateway
        }
        #expect(gateway(["route_vpn_gateway": "10.8.0.1"], ["route-gateway 10.9.0.1"]) == "10.8.0.1")
        #expect(gateway(["ifconfig_remote": "10.7.0.1"], ["route-gateway 10.9.0.1"]) == "10.9.0.1")
        #expect(gateway(["ifconfig_remote": "10.7.0.1"], ["route-gateway dhcp"]) == "10.7.0.1")
        #expect(gateway([:], ["ping 10"]) == nil)
    }

    @Test(
        arguments: [
            ("255.255.255.255", 32), ("255.255.255.0", 24), ("255.128.0.0", 9), ("0.0.0.0", 0), ("255.0.255.0", nil),
            ("255.255.255", nil), ("255.255.255.256", nil), ("", nil),
        ] as [(String, Int?)]) func masksArePrefixes(mask: String, prefix: Int?)
    {
        #expect(OpenVPNRouting.prefix(ofMask: mask) == prefix)
    }

    @Test func serversAreCalledByTheirAddresses() throws {
        let text = "<connection>\nremote other.example.org 1\n</connection>\n"
        let configuration = OpenVPNConfiguration(
            path: "/p/a.ovpn", remotes: ["a:1", "b:2", "c:3"], secrets: [], directives: try directives(text))
        let command = OpenVPNCommand(
            configuration: configuration, interface: "bk-a", socket: "/s", limit: .seconds(10))
        #expect(
            command.text(addresses: ["vpn.example.org": "192.0.2.1"]) == """
                client
                ca "c"
                remote "192.0.2.1"

                """)
        #expect(
            command.text(addresses: nil).contains("<connection>\nremote \"other.example.org\" \"1\"\n</connection>\n"))
        let share = command.arguments.firstIndex(of: "--connect-timeout").map { command.arguments[$0 + 1] }
        #expect(share == "3")
    }
}
