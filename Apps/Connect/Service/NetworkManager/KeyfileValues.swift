// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// The keys of a keyfile that are taken over, and the types that NetworkManager wants them in.
enum KeyfileValues {
    enum Kind {
        case text, list, flag, number, signedNumber, longNumber
        /// Written by NetworkManager for itself.
        case ignored
    }

    static let connection: [String: Kind] = [
        "id": .text, "uuid": .text, "type": .text, "interface-name": .text, "zone": .text, "permissions": .list,
        "autoconnect": .ignored, "autoconnect-priority": .ignored, "timestamp": .ignored,
    ]
    static let plugin: [String: Kind] = [
        "service-type": .text, "user-name": .text, "persistent": .flag, "timeout": .number,
    ]
    static let wireGuard: [String: Kind] = [
        "private-key": .text, "private-key-flags": .number, "listen-port": .number, "fwmark": .number, "mtu": .number,
        "peer-routes": .flag, "ip4-auto-default-route": .signedNumber, "ip6-auto-default-route": .signedNumber,
    ]
    static let peer: [String: Kind] = [
        "endpoint": .text, "preshared-key": .text, "preshared-key-flags": .number, "persistent-keepalive": .number,
        "allowed-ips": .list,
    ]
    static let addresses: [String: Kind] = [
        "method": .text, "gateway": .text, "dns-search": .list, "dns-options": .list, "dns-priority": .signedNumber,
        "ignore-auto-dns": .flag, "ignore-auto-routes": .flag, "never-default": .flag, "may-fail": .flag,
        "route-metric": .longNumber,
    ]

    /// - Parameter ignoring: the keys that somebody else reads.
    /// - Throws: ``ProfileError`` for a key that is not in the table, or a value of another type.
    static func read(
        _ group: NetworkManagerKeyfile.Group, _ table: [String: Kind], ignoring: (String) -> Bool = { _ in false }
    ) throws(ProfileError) -> [String: BusValue] {
        var settings: [String: BusValue] = [:]
        for (key, value) in group.values where !ignoring(key) {
            guard let kind = table[key] else {
                throw ProfileError(
                    .unknownKey, line: value.line, "“\(key)” in [\(group.name)] cannot be taken over")
            }
            if case .ignored = kind { continue }
            guard let converted = convert(value, kind) else {
                throw ProfileError(.invalidValue, line: value.line, "“\(key)” has a value that it cannot have")
            }
            settings[key] = converted
        }
        return settings
    }

    private static func convert(_ value: NetworkManagerKeyfile.Value, _ kind: Kind) -> BusValue? {
        switch kind {
        case .text: .string(value.text)
        case .list: .strings(value.list)
        case .flag: ["true": true, "false": false, "1": true, "0": false][value.text].map(BusValue.boolean)
        case .number: UInt32(value.text).map(BusValue.uint32)
        case .signedNumber: Int32(value.text).map(BusValue.int32)
        case .longNumber: Int64(value.text).map(BusValue.int64)
        case .ignored: nil
        }
    }
}
