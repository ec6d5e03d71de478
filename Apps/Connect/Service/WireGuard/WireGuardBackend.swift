// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

/// Makes WireGuard tunnels, in the kernel where it can and with wireguard-go otherwise.
package struct WireGuardBackend: TunnelBackend {
    let tools: NetworkTools
    let settings: WireGuardSettings
    private let resolvers: ResolverChoice

    /// - Throws: ``ConnectFailure/Code/programMissing``.
    package init(
        settings: WireGuardSettings = WireGuardSettings(), resolvers: ResolverChoice = ResolverChoice()
    ) throws(ConnectFailure) {
        tools = try NetworkTools()
        self.settings = settings
        self.resolvers = resolvers
    }

    package func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        guard case .wireGuard(let configuration) = request.profile.configuration else {
            throw ConnectFailure(.invalidProfile, "“\(request.profile.name)” is not a WireGuard profile")
        }
        let resolver = try await resolvers.resolver(for: configuration.interface.nameServers)
        let start = ContinuousClock.now
        let set = WireGuardSetUp(
            tools: tools, name: TunnelInterface.name(for: request.profile.id), configuration: configuration,
            record: request.record)
        do throws(ConnectFailure) {
            let addresses = try await resolve(configuration, within: request.limit)
            try await set.run(addresses: addresses)
            let rest = request.limit - (ContinuousClock.now - start)
            guard try await isAnswered(set, within: rest) else { throw Self.silence(request, addresses) }
            // Only now: names cannot be asked through a tunnel that does not work.
            if let resolver { try await set.use(resolver) }
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
            try ServerRoute.check(to: address, port: endpoint.port, of: endpoint.description)
            addresses.append(address)
        }
        return addresses
    }

    /// A network that is just coming up loses the first greeting, which WireGuard itself repeats only after five seconds.
    private func isAnswered(_ set: WireGuardSetUp, within limit: Duration) async throws(ConnectFailure) -> Bool {
        if try await set.shakesHands(within: min(limit, settings.greetingLimit)) { return true }
        guard limit > settings.greetingLimit else { return false }
        try await set.greetAgain()
        return try await set.shakesHands(within: limit - settings.greetingLimit)
    }

    private static func silence(_ request: TunnelRequest, _ addresses: [String?]) -> ConnectFailure {
        let server = request.profile.endpoint ?? "of “\(request.profile.name)”"
        let seconds = Int(request.limit / .seconds(1))
        let address = addresses.compactMap { $0 }.first.map { server.hasPrefix($0) ? "" : " (\($0))" } ?? ""
        return ConnectFailure(
            .serverNotResponding, "The server \(server)\(address) did not answer within \(seconds) seconds")
    }
}
