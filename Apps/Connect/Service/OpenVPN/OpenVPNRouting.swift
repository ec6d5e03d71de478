// SPDX-License-Identifier: Apache-2.0
import ConnectCore

/// The routes and name servers of a tunnel, from what OpenVPN and the server say.
struct OpenVPNRouting: Sendable, Hashable {
    struct Route: Sendable, Hashable {
        var range: AddressRange
        var metric: UInt32?
    }

    private(set) var routes: [Route] = []
    /// Whether all that has no route of its own goes into the tunnel.
    private(set) var takesIPv4 = false
    private(set) var takesIPv6 = false
    private(set) var names = NameServers([])
    /// The server's address in the tunnel.
    let gateway: String?

    /// - Parameters:
    ///   - variables: OpenVPN's for the interface.
    ///   - pushed: the server's options.
    init(variables: [String: String], pushed: [String], directives: [OpenVPNDirective]) {
        let pushedGateway = pushed.last { $0.hasPrefix("route-gateway ") }?.dropFirst("route-gateway ".count)
        // The first is told only where there are routes, the last only where the tunnel has two ends and no network.
        let gateways = [variables["route_vpn_gateway"], pushedGateway.map(String.init), variables["ifconfig_remote"]]
        gateway = gateways.compactMap { $0 }.first { AddressRange.family(of: $0) == false }
        readRoutes(variables)
        for directive in directives where directive.name == "redirect-gateway" { redirect(directive.arguments) }
        let acceptance = PushAcceptance(directives)
        for option in pushed where acceptance.accepts(option) {
            let words = option.split(separator: " ").map(String.init)
            if words.first == "redirect-gateway" { redirect(Array(words.dropFirst())) }
        }
        readNames(variables)
    }

    private mutating func readRoutes(_ variables: [String: String]) {
        let outside = variables["route_net_gateway"]
        for number in 1... {
            guard let network = variables["route_network_\(number)"] else { break }
            // The tunnel itself carries what the server wants outside of it: more is protected, not less.
            if let gateway = variables["route_gateway_\(number)"], gateway == outside, gateway != self.gateway {
                continue
            }
            let mask = variables["route_netmask_\(number)"] ?? "255.255.255.255"
            guard let prefix = Self.prefix(ofMask: mask), let range = AddressRange("\(network)/\(prefix)") else {
                continue
            }
            routes.append(Route(range: range, metric: variables["route_metric_\(number)"].flatMap { UInt32($0) }))
        }
        for number in 1... {
            guard let network = variables["route_ipv6_network_\(number)"] else { break }
            guard let range = AddressRange(network), range.isIPv6 else { continue }
            routes.append(Route(range: range, metric: variables["route_ipv6_metric_\(number)"].flatMap { UInt32($0) }))
        }
    }

    private mutating func redirect(_ flags: [String]) {
        if !flags.contains("!ipv4") { takesIPv4 = true }
        if flags.contains("ipv6") { takesIPv6 = true }
    }

    private mutating func readNames(_ variables: [String: String]) {
        var found: [String] = []
        for number in 1... {
            guard let option = variables["foreign_option_\(number)"] else { break }
            let words = option.split(separator: " ").map(String.init)
            guard words.count == 3, words[0] == "dhcp-option" else { continue }
            switch words[1] {
            case "DNS", "DNS6": if AddressRange.family(of: words[2]) != nil { found.append(words[2]) }
            case "DOMAIN", "DOMAIN-SEARCH", "ADAPTER_DOMAIN_SUFFIX":
                if NameServers.isDomain(words[2]) { found.append(words[2]) }
            default: break
            }
        }
        names = NameServers(found)
    }

    /// - Returns: nil where the ones are not all at the front.
    static func prefix(ofMask mask: String) -> Int? {
        let parts = mask.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4 else { return nil }
        var number: UInt32 = 0
        for part in parts {
            guard let part else { return nil }
            number = number << 8 | UInt32(part)
        }
        let ones = (~number).leadingZeroBitCount
        return number == (ones == 0 ? 0 : ~UInt32(0) << (32 - ones)) ? ones : nil
    }
}
