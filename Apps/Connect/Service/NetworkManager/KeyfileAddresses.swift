// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// The groups [ipv4] and [ipv6] of a keyfile, whose addresses and routes are numbered keys.
enum KeyfileAddresses {
    static func settings(_ group: NetworkManagerKeyfile.Group) throws(ProfileError) -> [String: BusValue] {
        let isIPv6 = group.name == "ipv6"
        let own: Set<String> = ["dns", "addr-gen-mode", "ip6-privacy"]
        var settings = try KeyfileValues.read(
            group, KeyfileValues.addresses, ignoring: { own.contains($0) || number($0) != nil })
        var addresses: [BusValue] = []
        var routes: [BusValue] = []
        let numbered = group.values.compactMap { key, value in number(key).map { ($0, value) } }
        for (place, value) in numbered.sorted(by: { $0.0.number < $1.0.number }) {
            if place.isRoute {
                routes.append(.properties(try route(value, isIPv6)))
            } else {
                let (address, gateway) = try address(value, isIPv6)
                addresses.append(.properties(address))
                if let gateway { settings["gateway"] = .string(gateway) }
            }
        }
        if !addresses.isEmpty { settings["address-data"] = .array(of: "a{sv}", addresses) }
        if !routes.isEmpty { settings["route-data"] = .array(of: "a{sv}", routes) }
        if let value = group.values["dns"] { settings["dns"] = try servers(value, isIPv6) }
        return settings
    }

    /// `address1`, `route2` and the like.
    private static func number(_ key: String) -> (isRoute: Bool, number: Int)? {
        for (prefix, isRoute) in [("address", false), ("route", true)] where key.hasPrefix(prefix) {
            if let number = Int(key.dropFirst(prefix.count)) { return (isRoute, number) }
        }
        return nil
    }

    /// `10.0.0.2/24` or `10.0.0.2/24,10.0.0.1`.
    private static func address(
        _ value: NetworkManagerKeyfile.Value, _ isIPv6: Bool
    ) throws(ProfileError) -> ([String: BusValue], String?) {
        let parts = value.text.split(separator: ",").map(String.init)
        let (address, prefix) = try range(parts.first, value, isIPv6)
        if parts.count > 1, AddressRange.family(of: parts[1]) != isIPv6 { throw invalid(value) }
        return (["address": .string(address), "prefix": .uint32(prefix)], parts.count > 1 ? parts[1] : nil)
    }

    /// `10.1.0.0/16`, then the next hop, then the metric.
    private static func route(
        _ value: NetworkManagerKeyfile.Value, _ isIPv6: Bool
    ) throws(ProfileError) -> [String: BusValue] {
        let parts = value.text.split(separator: ",").map(String.init)
        let (destination, prefix) = try range(parts.first, value, isIPv6)
        var route: [String: BusValue] = ["dest": .string(destination), "prefix": .uint32(prefix)]
        if parts.count > 1 {
            guard AddressRange.family(of: parts[1]) == isIPv6 else { throw invalid(value) }
            route["next-hop"] = .string(parts[1])
        }
        if parts.count > 2 {
            guard let metric = UInt32(parts[2]) else { throw invalid(value) }
            route["metric"] = .uint32(metric)
        }
        guard parts.count <= 3 else { throw invalid(value) }
        return route
    }

    private static func range(
        _ text: String?, _ value: NetworkManagerKeyfile.Value, _ isIPv6: Bool
    ) throws(ProfileError) -> (String, UInt32) {
        let parts = (text ?? "").split(separator: "/").map(String.init)
        let longest: UInt32 = isIPv6 ? 128 : 32
        guard parts.count == 2, AddressRange.family(of: parts[0]) == isIPv6, let prefix = UInt32(parts[1]),
            prefix <= longest
        else { throw invalid(value) }
        return (parts[0], prefix)
    }

    private static func servers(
        _ value: NetworkManagerKeyfile.Value, _ isIPv6: Bool
    ) throws(ProfileError) -> BusValue {
        var servers: [BusValue] = []
        for text in value.list {
            guard let bytes = AddressRange.bytes(of: text), (bytes.count == 16) == isIPv6 else { throw invalid(value) }
            // NetworkManager takes IPv4's four bytes as they are on the wire for a number.
            servers.append(
                isIPv6
                    ? .array(of: "y", bytes.map(BusValue.byte))
                    : .uint32(bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }))
        }
        return .array(of: isIPv6 ? "ay" : "u", servers)
    }

    private static func invalid(_ value: NetworkManagerKeyfile.Value) -> ProfileError {
        ProfileError(.invalidValue, line: value.line, "an address, a route or a server is not written as one")
    }
}
