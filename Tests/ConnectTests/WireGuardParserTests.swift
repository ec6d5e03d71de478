// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

private let key = "yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk="
private let other = "xTIBA5rboUvnH4htodjb6e697QjLERt1NAB4mZqp8Dg="
private let valid = "[Interface]\nPrivateKey = \(key)\n[Peer]\nPublicKey = \(other)\n"

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
    FaultCase("no peer", "[Interface]\nPrivateKey = \(key)\n", .missingSection, line: 1),
    FaultCase("no private key", "\n[Interface]\nAddress = 10.0.0.1\n[Peer]\n", .missingKey, line: 2),
    FaultCase("no public key", "[Interface]\nPrivateKey = \(key)\n[Peer]\nAllowedIPs = ::/0\n", .missingKey, line: 3),
    FaultCase("two interfaces", valid + "[Interface]\nPrivateKey = \(key)\n", .repeatedKey, line: 5),
    FaultCase("a key twice", valid + "PublicKey = \(key)\n", .repeatedKey, line: 5),
    FaultCase("a short key", "[Interface]\nPrivateKey = abc=\n[Peer]\n", .invalidValue, line: 2),
    FaultCase(
        "a key of bad letters", "[Interface]\nPrivateKey = \(key.dropLast(2))!=\n[Peer]\n", .invalidValue, line: 2),
    FaultCase("an unknown section", valid + "[Server]\n", .unknownSection, line: 5),
    FaultCase("an unknown key", valid + "Colour = blue\n", .unknownKey, line: 5),
    FaultCase("a key of the other section", valid + "ListenPort = 1\n", .unknownKey, line: 5),
    FaultCase("a command", "[Interface]\nPostUp = reboot\n", .unsupportedKey, line: 2),
    FaultCase("no equals sign", valid + "Endpoint\n", .malformedLine, line: 5),
    FaultCase("a value before sections", "Address = 10.0.0.1\n" + valid, .malformedLine, line: 1),
    FaultCase("no value", valid + "Endpoint =  # none\n", .invalidValue, line: 5),
    FaultCase("an endpoint without port", valid + "Endpoint = example.org\n", .invalidValue, line: 5),
    FaultCase("an endpoint with port 0", valid + "Endpoint = example.org:0\n", .invalidValue, line: 5),
    FaultCase("an IPv6 endpoint without brackets", valid + "Endpoint = 2001:db8::1:51820\n", .invalidValue, line: 5),
    FaultCase("a name in brackets", valid + "Endpoint = [example.org]:1\n", .invalidValue, line: 5),
    FaultCase("a prefix that is too long", valid + "AllowedIPs = 10.0.0.0/8, 10.0.0.0/33\n", .invalidValue, line: 5),
    FaultCase("a keepalive out of range", valid + "PersistentKeepalive = 65536\n", .invalidValue, line: 5),
    FaultCase("too large", valid + String(repeating: "#", count: 1 << 20), .tooLarge, line: 1),
]

@Suite struct WireGuardParserTests {
    @Test(arguments: faults) fileprivate func namesFaultAndLine(fault: FaultCase) throws {
        let error = #expect(throws: ProfileError.self) { try WireGuardParser.parse(fault.text) }
        #expect(error?.code == fault.code)
        #expect(error?.line == fault.line)
        #expect(error?.description.contains(key) == false)
    }

    @Test func readsEverythingThatAProfileMayHold() throws {
        let text = """
            # office
            [interface]
            privatekey=\(key)
            Address = 10.9.0.2/24, fd00::2/64
            Address = 10.8.0.2
            DNS = 10.9.0.1, corp.example.org
            ListenPort = 51821
            MTU = 1380
            FwMark = 0xca6c

            [Peer]\r
            PublicKey = \(other)
            PresharedKey = \(key)   # shared
            AllowedIPs = 0.0.0.0/0, ::/0
            Endpoint = [2001:db8::1]:51820
            PersistentKeepalive = 25
            [Peer]
            PublicKey = \(key)
            Endpoint = vpn.example.org:443
            PersistentKeepalive = off
            """
        let configuration = try WireGuardParser.parse(text)
        #expect(configuration.interface.privateKey.base64 == key)
        #expect(configuration.interface.addresses.map(\.description) == ["10.9.0.2/24", "fd00::2/64", "10.8.0.2/32"])
        #expect(configuration.interface.nameServers == NameServers(["10.9.0.1", "corp.example.org"]))
        #expect(configuration.interface.listenPort == 51821)
        #expect(configuration.interface.mtu == 1380)
        #expect(configuration.interface.firewallMark == 51820)
        let peer = try #require(configuration.peers.first)
        #expect(peer.presharedKey?.base64 == key)
        #expect(peer.allowedAddresses.map(\.isDefault) == [true, true])
        #expect(peer.endpoint == .init(host: "2001:db8::1", port: 51820))
        #expect(peer.endpoint?.description == "[2001:db8::1]:51820")
        #expect(peer.persistentKeepalive == 25)
        #expect(configuration.peers.last?.endpoint?.description == "vpn.example.org:443")
        #expect(configuration.peers.last?.persistentKeepalive == 0)
    }

    @Test func aKeyIsNeverShown() throws {
        let configuration = try WireGuardParser.parse(valid)
        #expect(!String(describing: configuration).contains(key))
        #expect(!String(reflecting: configuration).contains(key))
        var dumped = ""
        dump(configuration, to: &dumped)
        #expect(!dumped.contains(key))
    }
}
