// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation
import TestSupport
import Testing

@testable import ConnectService

private let openVPN = "org.freedesktop.NetworkManager.openvpn"

private struct SecretCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var service = openVPN
    let data: [String: String]
    let secrets: [SecretName]
}

private let secretCases: [SecretCase] = [
    SecretCase(testDescription: "stored", data: ["connection-type": "password", "password-flags": "0"], secrets: []),
    SecretCase(
        testDescription: "an agent's", data: ["connection-type": "password", "password-flags": "1"],
        secrets: [.password]),
    SecretCase(
        testDescription: "not saved", data: ["connection-type": "password-tls", "password-flags": "2"],
        secrets: [.password]),
    SecretCase(
        testDescription: "not required", data: ["connection-type": "password", "password-flags": "6"], secrets: []),
    SecretCase(
        testDescription: "of another way", data: ["connection-type": "tls", "password-flags": "1"], secrets: []),
    SecretCase(
        testDescription: "a locked key's", data: ["connection-type": "tls", "cert-pass-flags": "1"],
        secrets: [.keyPassphrase]),
    SecretCase(testDescription: "no proxy", data: ["http-proxy-password-flags": "2"], secrets: []),
    SecretCase(testDescription: "a flag that is no number", data: ["password-flags": "x"], secrets: []),
    SecretCase(
        testDescription: "another plugin's", service: "org.freedesktop.NetworkManager.vpnc",
        data: ["Xauth password-flags": "1"], secrets: [SecretName(rawValue: "Xauth password")]),
]

@Suite struct ConnectionSettingsTests {
    private func profile(
        _ service: String, _ data: [String: String], permissions: [String] = []
    ) throws -> Profile? {
        let entries = data.map { BusValue.entry(key: .string($0.key), value: .string($0.value)) }
        return try profile(
            ["vpn": ["service-type": .string(service), "data": .array(of: "{ss}", entries)]], "vpn", permissions)
    }

    private func profile(
        _ groups: [String: [String: BusValue]], _ type: String, _ permissions: [String] = []
    ) throws -> Profile? {
        var groups = groups
        groups["connection"] = [
            "id": .string("Corp"), "uuid": .string("1-2"), "type": .string(type), "permissions": .strings(permissions),
        ]
        let value = BusValue.array(
            of: "{sa{sv}}", groups.map { .entry(key: .string($0.key), value: .properties($0.value)) })
        return try #require(ConnectionSettings(value)).profile
    }

    private func connection(_ profile: Profile?) throws -> NetworkManagerConnection {
        guard case .networkManager(let connection) = try #require(profile).configuration else {
            throw ConnectFailure(.invalidProfile, "another kind")
        }
        return connection
    }

    @Test(arguments: secretCases) fileprivate func secretsThatAreAskedFor(item: SecretCase) throws {
        #expect(try profile(item.service, item.data)?.secrets == item.secrets)
    }

    @Test(arguments: [("-----BEGIN PRIVATE KEY-----", 0), ("-----BEGIN ENCRYPTED PRIVATE KEY-----", 1)])
    func onlyALockedKeyNeedsItsPassphrase(content: String, count: Int) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("key.pem")
        try content.write(to: file, atomically: true, encoding: .utf8)
        let data = ["connection-type": "tls", "cert-pass-flags": "1", "key": file.path]
        #expect(try profile(openVPN, data)?.secrets.count == count)
    }

    @Test func itsIdentityStaysWhenItIsRenamed() throws {
        let found = try #require(try profile(openVPN, ["remote": "a.example.org:1194, b.example.org"]))
        #expect(found.id == ProfileID(rawValue: "nm-1-2"))
        #expect(found.name == "Corp" && found.kind == "networkmanager")
        #expect(found.endpoint == "a.example.org:1194")
    }

    @Test func aWireGuardConnectionIsOneToo() throws {
        let peers = BusValue.array(of: "a{sv}", [.properties(["endpoint": .string("192.0.2.1:51820")])])
        let found = try connection(
            try profile(["wireguard": ["peers": peers, "private-key-flags": .uint32(1)]], "wireguard"))
        #expect(found.kind == "wireguard" && found.gateway == "192.0.2.1:51820")
        #expect(found.secrets == [SecretName(rawValue: "private-key")])
    }

    @Test func otherConnectionsAreNotListed() throws {
        #expect(try profile([:], "802-3-ethernet") == nil)
        #expect(try profile([:], "vpn") == nil)
    }

    @Test(
        arguments: [
            ([], nil), (["user:ada:"], ["ada"]), (["user:ben:", "user:ada:"], ["ada", "ben"]),
            (["group:ada:", "user"], []),
        ] as [([String], Set<String>?)])
    func permissionsNameThoseWhomItIsFor(permissions: [String], users: Set<String>?) throws {
        #expect(try #require(try profile(openVPN, [:], permissions: permissions)).users == users)
    }

    @Test(arguments: [
        ("vpn.example.org", "vpn.example.org"), ("vpn.example.org:1194", "vpn.example.org"),
        ("192.0.2.1:1194:udp", "192.0.2.1"), ("2001:db8::1", "2001:db8::1"), ("[2001:db8::1]:51820", "2001:db8::1"),
        ("", nil),
    ])
    func hostOfTheGateway(gateway: String, host: String?) {
        #expect(NetworkManagerConnection(uuid: "", kind: "", gateway: gateway, secrets: []).host == host)
    }
}
