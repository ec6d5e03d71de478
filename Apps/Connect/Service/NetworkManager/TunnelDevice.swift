// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// The network interface of an active connection, and who can be asked through it whether traffic flows.
struct TunnelDevice: Sendable {
    let interface: String
    let probe: TunnelProbe

    /// - Parameter path: of the active connection.
    /// - Returns: nil where it has no interface, or not yet.
    static func find(_ path: String, _ client: NetworkManagerClient) async throws -> TunnelDevice? {
        let active = try await client.properties(of: path, NetworkManagerNames.active)
        var addresses: [[String: BusValue]] = []
        var targets: [String] = []
        for (key, interface) in [("Ip4Config", "IP4Config"), ("Ip6Config", "IP6Config")] {
            guard let path = active[key]?.text, path != "/" else { continue }
            let configuration = try await client.properties(of: path, "\(NetworkManagerNames.service).\(interface)")
            addresses += dictionaries(configuration["AddressData"])
            targets += candidates(configuration)
        }
        let own = Set(addresses.compactMap { $0["address"]?.text })
        let name: String?
        if active["Vpn"]?.boolean == true {
            // Its devices are those that it runs over.
            name = own.lazy.compactMap(interface).first
        } else {
            name = try await deviceName(active, client)
        }
        guard let name else { return nil }
        var seen = own
        return TunnelDevice(
            interface: name,
            probe: TunnelProbe(interface: name, targets: targets.filter { seen.insert($0).inserted }))
    }

    private static func deviceName(
        _ active: [String: BusValue], _ client: NetworkManagerClient
    ) async throws -> String? {
        guard let path = active["Devices"]?.elements?.first?.text else { return nil }
        return try await client.properties(of: path, NetworkManagerNames.device)["Interface"]?.text
    }

    private static func dictionaries(_ value: BusValue?) -> [[String: BusValue]] {
        value?.elements?.compactMap(\.dictionary) ?? []
    }

    /// Those most likely to answer first: the gateway, the other end, name servers, then the first of each network.
    static func candidates(_ configuration: [String: BusValue]) -> [String] {
        let addresses = dictionaries(configuration["AddressData"])
        let routes = dictionaries(configuration["RouteData"])
        var found = [configuration["Gateway"]?.text].compactMap { $0 }.filter { !$0.isEmpty }
        found += addresses.compactMap { $0["peer"]?.text }
        found += routes.compactMap { $0["next-hop"]?.text }
        found += dictionaries(configuration["NameserverData"]).compactMap { $0["address"]?.text }
        for (network, key) in addresses.map({ ($0, "address") }) + routes.map({ ($0, "dest") }) {
            guard let address = network[key]?.text, let prefix = network["prefix"]?.integer else { continue }
            if let first = firstHost(address, prefix) { found.append(first) }
        }
        return found
    }

    /// The address after a network's own, where routers usually are; nil where the network is everything.
    static func firstHost(_ address: String, _ prefix: Int) -> String? {
        guard prefix > 0 else { return nil }
        return AddressRange("\(address)/\(prefix)")?.firstHost()
    }

    /// The interface that has an address.
    private static func interface(with address: String) -> String? {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return nil }
        defer { freeifaddrs(list) }
        var next = list
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard let socket = entry.ifa_addr, [AF_INET, AF_INET6].contains(Int32(socket.pointee.sa_family)) else {
                continue
            }
            let isIPv6 = Int32(socket.pointee.sa_family) == AF_INET6
            let length = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
            if SocketAddress.text(of: socket, socklen_t(length)) == address { return String(cString: entry.ifa_name) }
        }
        return nil
    }
}
