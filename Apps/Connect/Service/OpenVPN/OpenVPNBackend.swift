// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// Makes tunnels with OpenVPN, which it steers through its management interface.
package struct OpenVPNBackend: TunnelBackend {
    private let tools: NetworkTools
    private let folder: URL
    private let settings: OpenVPNSettings
    private let resolvers: ResolverChoice

    /// - Parameter folder: the service's own, which nobody else may enter.
    /// - Throws: ``ConnectFailure/Code/programMissing`` where iproute2 is not installed.
    package init(
        folder: URL, settings: OpenVPNSettings = OpenVPNSettings(), resolvers: ResolverChoice = ResolverChoice()
    ) throws(ConnectFailure) {
        tools = try NetworkTools()
        self.folder = folder
        self.settings = settings
        self.resolvers = resolvers
    }

    package func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        guard case .openVPN(let configuration) = request.profile.configuration else {
            throw ConnectFailure(.invalidProfile, "“\(request.profile.name)” is not an OpenVPN profile")
        }
        try TunDevice.check()
        let deadline = ContinuousClock.now + request.limit
        let set = OpenVPNSetUp(
            tools: tools, request: request, configuration: configuration, settings: settings, resolvers: resolvers)
        var session: OpenVPNSession?
        do throws(ConnectFailure) {
            let addresses = try await OpenVPNServers(configuration: configuration, settings: settings)
                .addresses(within: request.limit)
            let started = try await set.start(addresses, in: folder, limit: deadline - .now)
            session = started
            let interface = try await connected(started, until: deadline)
            let routing = OpenVPNRouting(
                variables: interface.variables, pushed: await started.progress.pushed,
                directives: configuration.directives)
            try await set.lead(routing)
            return OpenVPNTunnel(
                session: started, set: set, undoing: Undoing(tools: tools), settings: settings,
                configuration: configuration, interfaceNumber: interface.number, gateway: routing.gateway)
        } catch {
            await session?.kill()
            try await Undoing(tools: tools).undo(set.steps)
            throw Task.isCancelled ? ConnectFailure(.cancelled, "The connection was cancelled") : error
        }
    }

    package func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure) {
        try await Undoing(tools: tools).undo(steps)
    }

    /// Returns once OpenVPN has a session with the server and an interface.
    private func connected(
        _ session: OpenVPNSession, until deadline: ContinuousClock.Instant
    ) async throws(ConnectFailure) -> OpenVPNProgress.Interface {
        let result = await session.wait(within: deadline - .now) {
            progress -> Result<OpenVPNProgress.Interface, ConnectFailure>? in
            if let failure = progress.failure { return .failure(failure) }
            guard progress.isConnected, let interface = progress.interface else { return nil }
            return .success(interface)
        }
        guard let result else { throw await session.progress.verdict }
        return try result.get()
    }
}
