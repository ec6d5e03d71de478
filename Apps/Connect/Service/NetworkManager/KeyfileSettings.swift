// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// A keyfile as the settings that NetworkManager takes over the bus; only VPN and WireGuard connections.
///
/// What is not known is refused: a setting that is silently left out might be the one that protects somebody.
struct KeyfileSettings: Sendable {
    let uuid: String
    /// An `a{sa{sv}}`.
    let value: BusValue

    /// - Parameter name: the connection's where the file has none.
    /// - Throws: ``ProfileError``.
    init(_ file: NetworkManagerKeyfile, name: String) throws(ProfileError) {
        guard let connection = file.group("connection") else {
            throw ProfileError(.missingSection, line: 1, "there is no group [connection]")
        }
        guard let type = connection.values["type"] else {
            throw ProfileError(.missingKey, line: connection.line, "[connection] has no “type”")
        }
        guard ["vpn", "wireguard"].contains(type.text) else {
            throw ProfileError(
                .unsupportedKey, line: type.line, "a connection of this type is no VPN; “vpn” and “wireguard” are")
        }
        guard let main = file.group(type.text) else {
            throw ProfileError(.missingSection, line: connection.line, "there is no group [\(type.text)]")
        }
        let required = type.text == "vpn" ? "service-type" : "private-key"
        let isGivenLater = main.values["private-key-flags"].map { $0.text != "0" } ?? false
        guard main.values[required] != nil || isGivenLater else {
            throw ProfileError(.missingKey, line: main.line, "[\(main.name)] has no “\(required)”")
        }
        uuid = connection.values["uuid"]?.text.lowercased() ?? UUID().uuidString.lowercased()
        guard UUID(uuidString: uuid) != nil else {
            throw ProfileError(
                .invalidValue, line: connection.values["uuid"]?.line ?? connection.line, "“uuid” is not a UUID")
        }
        var settings = try Self.settings(file)
        settings["connection", default: [:]]["uuid"] = .string(uuid)
        settings["connection", default: [:]]["id"] = settings["connection"]?["id"] ?? .string(name)
        // It is connected by a press, not by being added.
        settings["connection", default: [:]]["autoconnect"] = .boolean(false)
        value = .array(
            of: "{sa{sv}}",
            settings.sorted { $0.key < $1.key }.map { .entry(key: .string($0.key), value: .properties($0.value)) })
    }

    private static func settings(_ file: NetworkManagerKeyfile) throws(ProfileError) -> [String: [String: BusValue]] {
        var settings: [String: [String: BusValue]] = [:]
        var peers: [BusValue] = []
        for group in file.groups {
            switch group.name {
            case "vpn": settings["vpn", default: [:]].merge(try plugin(group)) { $1 }
            case "vpn-secrets": settings["vpn", default: [:]]["secrets"] = texts(group.values)
            case "ipv4", "ipv6": settings[group.name] = try KeyfileAddresses.settings(group)
            case let name where name.hasPrefix("wireguard-peer."):
                var peer = try KeyfileValues.read(group, KeyfileValues.peer)
                peer["public-key"] = .string(String(name.dropFirst("wireguard-peer.".count)))
                peers.append(.properties(peer))
            case "proxy" where group.values.isEmpty: break
            case "connection": settings["connection"] = try KeyfileValues.read(group, KeyfileValues.connection)
            case "wireguard":
                settings["wireguard", default: [:]].merge(try KeyfileValues.read(group, KeyfileValues.wireGuard)) { $1 }
            default:
                throw ProfileError(.unknownSection, line: group.line, "the group [\(group.name)] cannot be taken over")
            }
        }
        if !peers.isEmpty { settings["wireguard", default: [:]]["peers"] = .array(of: "a{sv}", peers) }
        return settings
    }

    /// What NetworkManager does not know itself is the plugin's.
    private static func plugin(_ group: NetworkManagerKeyfile.Group) throws(ProfileError) -> [String: BusValue] {
        let known = KeyfileValues.plugin
        var settings = try KeyfileValues.read(group, known, ignoring: { known[$0] == nil })
        settings["data"] = texts(group.values.filter { known[$0.key] == nil })
        return settings
    }

    private static func texts(_ values: [String: NetworkManagerKeyfile.Value]) -> BusValue {
        .array(
            of: "{ss}",
            values.sorted { $0.key < $1.key }.map { .entry(key: .string($0.key), value: .string($0.value.text)) })
    }
}
