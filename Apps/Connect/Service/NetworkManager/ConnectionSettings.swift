// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// A connection's settings as NetworkManager tells them, secrets left out.
struct ConnectionSettings: Sendable {
    private static let plugin = "vpn"
    private static let openVPN = "org.freedesktop.NetworkManager.openvpn"

    private let groups: [String: [String: BusValue]]

    /// - Parameter value: an `a{sa{sv}}`.
    init?(_ value: BusValue) {
        guard let dictionary = value.dictionary else { return nil }
        groups = dictionary.compactMapValues(\.dictionary)
    }

    private func text(_ group: String, _ key: String) -> String? { groups[group]?[key]?.text }

    /// The profile, for a VPN or WireGuard connection.
    var profile: Profile? {
        guard let uuid = text("connection", "uuid"), let name = text("connection", "id"),
            let kind = text("connection", "type"), let configuration = configuration(uuid: uuid, kind: kind)
        else { return nil }
        // The UUID stays when a connection is named anew.
        return Profile(
            id: NetworkManagerProfiles.id(of: uuid), name: name, configuration: .networkManager(configuration),
            users: users)
    }

    /// From permissions such as `user:ada:`.
    private var users: Set<String>? {
        let permissions = groups["connection"]?["permissions"]?.elements?.compactMap(\.text) ?? []
        if permissions.isEmpty { return nil }
        let words = permissions.map { $0.split(separator: ":") }
        return Set(words.filter { $0.count >= 2 && $0[0] == "user" }.map { String($0[1]) })
    }

    private func configuration(uuid: String, kind: String) -> NetworkManagerConnection? {
        switch kind {
        case Self.plugin:
            guard let service = text("vpn", "service-type") else { return nil }
            return NetworkManagerConnection(
                uuid: uuid, kind: service, gateway: gateway, secrets: pluginSecrets(of: service))
        case "wireguard":
            let isKeyAsked = isAsked(groups["wireguard"]?["private-key-flags"]?.integer)
            return NetworkManagerConnection(
                uuid: uuid, kind: kind, gateway: peers.lazy.compactMap { $0["endpoint"]?.text }.first,
                secrets: isKeyAsked ? [SecretName(rawValue: "private-key")] : [])
        default: return nil
        }
    }

    private var peers: [[String: BusValue]] {
        groups["wireguard"]?["peers"]?.elements?.compactMap(\.dictionary) ?? []
    }

    private var data: [String: String] { groups["vpn"]?["data"]?.dictionary?.compactMapValues(\.text) ?? [:] }

    /// The first server, in the words of the plugins.
    private var gateway: String? {
        let data = data
        return ["remote", "gateway", "address"].lazy.compactMap { data[$0] }.first?
            .split(whereSeparator: { ", ".contains($0) }).first.map(String.init)
    }

    // MARK: Secrets

    /// Those whose flags say that an agent has them (1) or that they are not saved (2), unless they may be missing (4).
    private func isAsked(_ flags: Int?) -> Bool {
        guard let flags else { return false }
        return flags & 3 != 0 && flags & 4 == 0
    }

    private func pluginSecrets(of service: String) -> [SecretName] {
        let suffix = "-flags"
        let names = data.keys.filter { $0.hasSuffix(suffix) && isAsked(data[$0].flatMap { Int($0) }) }
            .map { String($0.dropLast(suffix.count)) }
        return names.filter { service != Self.openVPN || isUsedByOpenVPN($0) }.sorted().map(SecretNames.own)
    }

    /// Editors write flags for secrets of all ways to log in; only those of the chosen way count.
    private func isUsedByOpenVPN(_ name: String) -> Bool {
        let way = data["connection-type"] ?? "tls"
        return switch name {
        case "password": way.hasPrefix("password")
        case "cert-pass": way.hasSuffix("tls") && isKeyLocked
        case "http-proxy-password": data["proxy-type"] != nil
        // Asked for by the server while it logs in, or never.
        case "challenge-response": false
        default: true
        }
    }

    private var isKeyLocked: Bool {
        guard let path = data["key"], let content = FileManager.default.contents(atPath: path) else { return true }
        return String(decoding: content, as: UTF8.self).contains("ENCRYPTED")
    }
}
