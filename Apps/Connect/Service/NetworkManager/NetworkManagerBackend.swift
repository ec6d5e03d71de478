// SPDX-License-Identifier: Apache-2.0
import Bus
package import ConnectCore

/// Lets NetworkManager make the connections that it keeps, and believes it only as far as traffic shows.
package struct NetworkManagerBackend: TunnelBackend {
    private let client: NetworkManagerClient
    private let tools: NetworkTools
    private let settings: NetworkManagerSettings
    private let agent = SecretAgent()

    /// - Throws: ``ConnectFailure/Code/programMissing``.
    package init(
        _ client: NetworkManagerClient, settings: NetworkManagerSettings = NetworkManagerSettings()
    ) throws(ConnectFailure) {
        self.client = client
        self.settings = settings
        tools = try NetworkTools()
    }

    private var ending: ActivationEnding { ActivationEnding(client: client, limit: settings.endLimit) }

    package func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel {
        guard case .networkManager(let connection) = request.profile.configuration else {
            throw ConnectFailure(.invalidProfile, "“\(request.profile.name)” is not NetworkManager's")
        }
        let deadline = ContinuousClock.now + request.limit
        guard await client.isRunning() else {
            throw ConnectFailure(.managerNotRunning, "NetworkManager does not run")
        }
        try await resolve(connection, within: request.limit)
        try request.record(.activeConnection(uuid: connection.uuid))
        let active: ActiveConnection
        do throws(ConnectFailure) {
            active = try await activate(connection, request)
        } catch {
            agent.withdraw()
            // An answer that came too late is no sign that nothing goes on.
            guard await ending.endAll(of: connection.uuid) else { throw Self.left([connection.uuid]) }
            throw error
        }
        var interface: String?
        do throws(ConnectFailure) {
            try await follow(active, connection, request, until: deadline)
            let device = try await device(of: active, request, until: deadline)
            interface = device.interface
            let evidence = TunnelEvidence(
                device: device, isWireGuard: connection.kind == "wireguard", gateway: connection.gateway, tools: tools)
            guard await evidence.appears(within: deadline - .now, isNew: true) else {
                throw await silence(active, request)
            }
            agent.accept()
            return NetworkManagerTunnel(
                name: request.profile.name, active: active, evidence: evidence, ending: ending, agent: agent,
                settings: settings)
        } catch {
            // First: what was given may not be asked for any more, also where the connection does not end.
            let missing = agent.withdraw()
            try await ending.end(active, interface: interface)
            if Task.isCancelled { throw ConnectFailure(.cancelled, "The connection was cancelled") }
            guard error.code == .authenticationFailed, !missing.isEmpty else { throw error }
            throw ConnectFailure(.secretsNeeded, missing.map(\.rawValue).joined(separator: ","))
        }
    }

    package func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure) {
        var left: [String] = []
        for case .activeConnection(let uuid) in steps where await !ending.endAll(of: uuid) { left.append(uuid) }
        if !left.isEmpty { throw Self.left(left) }
    }

    private static func left(_ connections: [String]) -> ConnectFailure {
        ConnectFailure(
            .cleanUpFailed, "NetworkManager does not end the connection \(connections.joined(separator: ", "))")
    }

    // MARK: The way up

    /// Plugins try for ever where the name is not found, and NetworkManager does not say so.
    private func resolve(_ connection: NetworkManagerConnection, within limit: Duration) async throws(ConnectFailure) {
        guard let host = connection.host else { return }
        _ = try await HostResolver.address(of: host, limit: min(limit, settings.resolutionLimit))
    }

    private func activate(
        _ connection: NetworkManagerConnection, _ request: TunnelRequest
    ) async throws(ConnectFailure) -> ActiveConnection {
        try await NetworkManagerFault.translate {
            // Giving up the answer would leave a connection that nobody knows of, so cancelling must not reach this.
            try await Task {
                let path = try await client.call(
                    NetworkManagerNames.settingsPath, NetworkManagerNames.settings, "GetConnectionByUuid",
                    [.string(connection.uuid)]
                ).argument(0, \.text)
                agent.allow(request.secrets, expected: connection.secrets, for: path)
                try await agent.register(on: client)
                let bus = try await client.connection()
                let signals = try await bus.signals(
                    BusMatch(
                        sender: NetworkManagerNames.service, interface: NetworkManagerNames.active,
                        member: "StateChanged"))
                let owners = try await bus.ownerChanges(of: NetworkManagerNames.service)
                let object = try await object(of: connection, at: path, within: request.limit)
                let active = await ActiveConnection(object, signals: signals, owners: owners)
                let state = try? await client.properties(of: object, NetworkManagerNames.active)["State"]?.integer
                if let state = state.flatMap(ActivationState.init(rawValue:)) { await active.begin(with: state) }
                return active
            }.value
        }
    }

    /// The object of an activation that begins now, or of one that is on its way or up already: the person wants it
    /// connected, and it is.
    private func object(
        of connection: NetworkManagerConnection, at path: String, within limit: Duration
    ) async throws -> String {
        let present = try await client.activeConnections(of: connection.uuid)
        if let going = present.first(where: { !$0.value.isEnding }) { return going.key }
        // What another program has just disconnected has to be gone first.
        if !present.isEmpty { _ = await ending.endAll(of: connection.uuid) }
        return try await client.call(
            NetworkManagerNames.path, NetworkManagerNames.service, "ActivateConnection",
            [.objectPath(path), .objectPath("/"), .objectPath("/")], timeout: limit
        ).argument(0, \.text)
    }

    private func follow(
        _ active: ActiveConnection, _ connection: NetworkManagerConnection, _ request: TunnelRequest,
        until deadline: ContinuousClock.Instant
    ) async throws(ConnectFailure) {
        let status = await active.wait(within: deadline - .now) { $0 == .activated || $0.isEnding }
        guard let status else {
            let seconds = Int(request.limit / .seconds(1))
            throw ConnectFailure(
                .serverNotResponding,
                "The server \(connection.gateway ?? "of “\(request.profile.name)”") did not answer within "
                    + "\(seconds) seconds, or did not accept the certificate")
        }
        if status.state != .activated { throw failure(status.reason, connection, request) }
    }

    /// NetworkManager does not say that a plugin's program could not make its device.
    private func failure(
        _ reason: ActivationReason, _ connection: NetworkManagerConnection, _ request: TunnelRequest
    ) -> ConnectFailure {
        let name = request.profile.name
        guard reason.isUnexplained, connection.kind != "wireguard", let fault = TunDevice.fault(), fault != .forbidden
        else { return reason.failureToConnect(name) }
        return ConnectFailure(.deviceMissing, "NetworkManager could not make the tunnel of “\(name)”: \(fault.words)")
    }

    private func device(
        of active: ActiveConnection, _ request: TunnelRequest, until deadline: ContinuousClock.Instant
    ) async throws(ConnectFailure) -> TunnelDevice {
        while true {
            let client = client
            let path = active.path
            let found = try await NetworkManagerFault.translate { try await TunnelDevice.find(path, client) }
            if let found { return found }
            guard ContinuousClock.now < deadline, !Task.isCancelled else { break }
            try? await Task.sleep(for: .milliseconds(20))
        }
        throw ConnectFailure(.deviceMissing, "NetworkManager has connected “\(request.profile.name)” without a device")
    }

    private func silence(_ active: ActiveConnection, _ request: TunnelRequest) async -> ConnectFailure {
        if let status = await active.wait(within: .zero, until: \.isEnding) {
            return status.reason.failureToConnect(request.profile.name)
        }
        return ConnectFailure(
            .serverNotResponding,
            "NetworkManager calls “\(request.profile.name)” connected, but nothing comes back through it")
    }
}
