// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Testing

@testable import ConnectService

private let key = "yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk="
private let plugin = "[connection]\nid=corp\ntype=vpn\n[vpn]\nservice-type=org.freedesktop.NetworkManager.openvpn\n"
private let wireGuard = "[connection]\ntype=wireguard\n[wireguard]\nprivate-key=\(key)\n"

private struct FaultCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let code: ProfileError.Code
    let line: Int

    init(_ name: String, _ text: String, _ code: ProfileError.Code, line: Int) {
        (testDescription, self.text, self.code, self.line) = (name, text, code, line)
    }
}

private let faults: [FaultCase] = [
    FaultCase("an empty file", "", .missingSection, line: 1),
    FaultCase("no group before a key", "id=corp\n", .missingSection, line: 1),
    FaultCase("a group that is open", "[connection\n", .malformedLine, line: 1),
    FaultCase("a line that is nothing", plugin + "remote\n", .malformedLine, line: 6),
    FaultCase("a key without name", plugin + "=x\n", .malformedLine, line: 6),
    FaultCase("a key twice", plugin + "remote=a\nremote=b\n", .repeatedKey, line: 7),
    FaultCase("a group twice", plugin + "[vpn]\n", .repeatedKey, line: 6),
    FaultCase("no type", "[connection]\nid=x\n", .missingKey, line: 1),
    FaultCase("an ethernet connection", "[connection]\ntype=ethernet\n[ethernet]\n", .unsupportedKey, line: 2),
    FaultCase("no group of its type", "[connection]\ntype=vpn\n", .missingSection, line: 1),
    FaultCase("no plugin", "[connection]\ntype=vpn\n[vpn]\nremote=a\n", .missingKey, line: 3),
    FaultCase("no private key", "[connection]\ntype=wireguard\n[wireguard]\nmtu=1400\n", .missingKey, line: 3),
    FaultCase("a false UUID", "[connection]\ntype=vpn\nuuid=12\n[vpn]\nservice-type=x\n", .invalidValue, line: 3),
    FaultCase("an unknown group", plugin + "[user]\nx=1\n", .unknownSection, line: 6),
    FaultCase("an unknown key", "[connection]\ntype=vpn\nmaster=x\n[vpn]\nservice-type=x\n", .unknownKey, line: 3),
    FaultCase("an unknown key of addresses", plugin + "[ipv4]\ncolour=1\n", .unknownKey, line: 7),
    FaultCase("a number that is none", wireGuard + "mtu=wide\n", .invalidValue, line: 5),
    FaultCase("a flag that is none", plugin + "[ipv4]\nnever-default=perhaps\n", .invalidValue, line: 7),
    FaultCase("an address without prefix", plugin + "[ipv4]\naddress1=10.0.0.1\n", .invalidValue, line: 7),
    FaultCase("a prefix that is too long", plugin + "[ipv4]\naddress1=10.0.0.1/33\n", .invalidValue, line: 7),
    FaultCase("an address of the other family", plugin + "[ipv6]\naddress1=10.0.0.1/24\n", .invalidValue, line: 7),
    FaultCase("a route to nowhere", plugin + "[ipv4]\nroute1=10.0.0.0/8,here\n", .invalidValue, line: 7),
    FaultCase("a name server by name", plugin + "[ipv4]\ndns=ns.example.org;\n", .invalidValue, line: 7),
    FaultCase("too large", plugin + String(repeating: "#", count: 1 << 20), .tooLarge, line: 1),
]

@Suite struct KeyfileTests {
    private func settings(_ text: String) throws -> [String: [String: BusValue]] {
        let settings = try KeyfileSettings(NetworkManagerKeyfile(parsing: Array(text.utf8)), name: "from the file")
        return try #require(settings.value.dictionary).compactMapValues(\.dictionary)
    }

    @Test(arguments: faults) fileprivate func namesFaultAndLine(fault: FaultCase) throws {
        let error = #expect(throws: ProfileError.self) { try settings(fault.text) }
        #expect(error?.code == fault.code)
        #expect(error?.line == fault.line)
        #expect(error?.description.contains(key) == false)
    }

    @Test func whatIsNoTextIsRefused() {
        for bytes: [UInt8] in [[0x5b, 0xff, 0x5d], Array("[connection]\0".utf8)] {
            let error = #expect(throws: ProfileError.self) { try NetworkManagerKeyfile(parsing: bytes) }
            #expect(error?.code == .malformedLine)
        }
    }

    @Test func readsAPluginsConnection() throws {
        let settings = try settings(
            """
            # NetworkManager
            [connection]\r
            id = Corp\\sNet\r
            uuid=5A1C0B5E-0000-4000-8000-000000000001
            type=vpn
            permissions=user:ada:;user:bob:;
            autoconnect=true
            timestamp=17

            [vpn]
            service-type=org.freedesktop.NetworkManager.openvpn
            remote=vpn.example.org:1194
            password-flags=1
            timeout=5
            [vpn-secrets]
            password=a\\\\b=c;d

            [ipv4]
            method=auto
            address2=10.2.0.2/16
            address1=10.1.0.2/24,10.1.0.1
            route1=10.9.0.0/16,10.1.0.7,50
            dns=192.0.2.53;
            dns-search=example.org;example.net;
            never-default=true
            route-metric=77
            [ipv6]
            dns=2001:db8::53;
            addr-gen-mode=stable-privacy
            [proxy]
            """)
        #expect(
            settings["connection"] == [
                "id": .string("Corp Net"), "uuid": .string("5a1c0b5e-0000-4000-8000-000000000001"),
                "type": .string("vpn"), "permissions": .strings(["user:ada:", "user:bob:"]),
                "autoconnect": .boolean(false),
            ])
        let vpn = try #require(settings["vpn"])
        #expect(vpn["timeout"] == .uint32(5))
        #expect(
            vpn["data"]?.dictionary == ["remote": .string("vpn.example.org:1194"), "password-flags": .string("1")])
        #expect(vpn["secrets"]?.dictionary == ["password": .string("a\\b=c;d")])
        let ipv4 = try #require(settings["ipv4"])
        let addresses = ipv4["address-data"]?.elements?.compactMap { $0.dictionary?["address"]?.text }
        #expect(addresses == ["10.1.0.2", "10.2.0.2"])
        #expect(ipv4["gateway"] == .string("10.1.0.1"))
        #expect(
            ipv4["route-data"]?.elements?.first?.dictionary == [
                "dest": .string("10.9.0.0"), "prefix": .uint32(16), "next-hop": .string("10.1.0.7"),
                "metric": .uint32(50),
            ])
        let server = [192, 0, 2, 53].map(UInt8.init).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        #expect(ipv4["dns"] == .array(of: "u", [.uint32(server)]))
        #expect(ipv4["dns-search"] == .strings(["example.org", "example.net"]))
        #expect(ipv4["never-default"] == .boolean(true) && ipv4["route-metric"] == .int64(77))
        #expect(settings["ipv6"]?["dns"]?.elements?.first?.elements?.count == 16)
    }

    @Test func readsAWireGuardConnection() throws {
        let settings = try settings(
            """
            \(wireGuard)listen-port=51820
            [wireguard-peer.\(key)]
            endpoint=vpn.example.org:51820
            allowed-ips=10.0.0.0/8;fd00::/8;
            persistent-keepalive=25
            """)
        #expect(settings["connection"]?["id"] == .string("from the file"))
        #expect(settings["wireguard"]?["private-key"] == .string(key))
        #expect(settings["wireguard"]?["listen-port"] == .uint32(51820))
        #expect(
            settings["wireguard"]?["peers"]?.elements?.map(\.dictionary) == [
                [
                    "public-key": .string(key), "endpoint": .string("vpn.example.org:51820"),
                    "allowed-ips": .strings(["10.0.0.0/8", "fd00::/8"]), "persistent-keepalive": .uint32(25),
                ]
            ])
    }
}
