// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

/// Makes WireGuard tunnels, in the kernel where it can and with wireguard-go otherwise.
package struct WireGuardBackend: TunnelBackend {
    let tools: NetworkTools
    let settings: WireGuardSettings

    /// - Throws: ``ConnectFailure/Code/programMissing``.
    package init(settings: WireGuardSettings = WireGuardSettings()) throws(ConnectFailure) {
        tools = try NetworkTools()
        self.settings = settings
    }

    package func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        guard case .wireGuard(let configuration) = request.profile.configuration else {
            throw ConnectFailure(.invalidProfile, "“\(request.profile.name)” is not a WireGuard profile")
        }
        if !configuration.interface.dnsServers.isEmpty {
            log("the profile “\(request.profile.name)” names DNS servers, which are left as they are")
        }
        let start = ContinuousClock.now
        let set = WireGuardSetUp(
            tools: tools, name: Self.interfaceName(request.profile.id), configuration: configuration,
            record: request.record)
        do throws(ConnectFailure) {
            let addresses = try await resolve(configuration, within: request.limit)
            try await set.run(addresses: addresses)
            let remaining = request.limit - (ContinuousClock.now - start)
            try await awaitHandshake(set, request, addresses, within: remaining)
            try await set.endGreeting()
        } catch {
            try await Undoing(tools: tools).undo(set.steps)
            throw Task.isCancelled ? ConnectFailure(.cancelled, "The connection was cancelled") : error
        }
        return WireGuardTunnel(
            set: set, undoing: Undoing(tools: tools), settings: settings, configuration: configuration)
    }

    package func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure) {
        try await Undoing(tools: tools).undo(steps)
    }

    /// A name that the kernel takes (15 bytes) and that tells people whose interface it is.
    static func interfaceName(_ profile: ProfileID) -> String {
        let plain = profile.rawValue.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? String(scalar) : "-"
        }
        return "bk-" + plain.joined().prefix(12)
    }

    private func resolve(
        _ configuration: WireGuardConfiguration, within limit: Duration
    ) async throws(ConnectFailure) -> [String?] {
        var addresses: [String?] = []
        for peer in configuration.peers {
            guard let endpoint = peer.endpoint else {
                addresses.append(nil)
                continue
            }
            let address = try await HostResolver.address(
                of: endpoint.host, limit: min(limit, settings.resolutionLimit))
            try Self.checkRoute(to: address, endpoint)
            addresses.append(address)
        }
        return addresses
    }

    /// Asks the kernel for a way to the server; nothing is sent.
    private static func checkRoute(
        to address: String, _ endpoint: WireGuardConfiguration.Endpoint
    ) throws(ConnectFailure) {
        let isIPv6 = AddressRange.family(of: address) == true
        let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(endpoint.port), &hints, &found) == 0, let target = found?.pointee else {
            return
        }
        defer { freeaddrinfo(found) }
        guard connect(descriptor, target.ai_addr, target.ai_addrlen) != 0 else { return }
        throw ConnectFailure(
            .noNetwork, "There is no way to the server \(endpoint) (\(address)): \(String(cString: strerror(errno)))")
    }

    private func awaitHandshake(
        _ set: WireGuardSetUp, _ request: TunnelRequest, _ addresses: [String?], within limit: Duration
    ) async throws(ConnectFailure) {
        let deadline = ContinuousClock.now + limit
        var pause = Duration.milliseconds(5)
        while true {
            let statistics = try await set.statistics()
            if statistics.latestHandshake != nil { return }
            guard ContinuousClock.now < deadline else { break }
            do { try await Task.sleep(for: pause) } catch {
                throw ConnectFailure(.cancelled, "The connection was cancelled")
            }
            pause = min(pause * 2, .milliseconds(100))
        }
        let server = request.profile.endpoint ?? "of “\(request.profile.name)”"
        let seconds = Int(request.limit / .seconds(1))
        let address = addresses.compactMap { $0 }.first.map { server.hasPrefix($0) ? "" : " (\($0))" } ?? ""
        throw ConnectFailure(
            .serverNotResponding, "The server \(server)\(address) did not answer within \(seconds) seconds")
    }
}
