// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation

/// Starts OpenVPN and leads traffic into its interface, and remembers what undoes it.
final class OpenVPNSetUp: Sendable {
    let interface: String
    private let tools: NetworkTools
    private let request: TunnelRequest
    private let configuration: OpenVPNConfiguration
    private let settings: OpenVPNSettings
    private let resolvers: ResolverChoice
    private let taken: TakenSteps

    init(
        tools: NetworkTools, request: TunnelRequest, configuration: OpenVPNConfiguration, settings: OpenVPNSettings,
        resolvers: ResolverChoice
    ) {
        interface = TunnelInterface.name(for: request.profile.id)
        self.tools = tools
        self.request = request
        self.configuration = configuration
        self.settings = settings
        self.resolvers = resolvers
        taken = TakenSteps(record: request.record)
    }

    /// What has been done, in its order.
    var steps: [UndoStep] { taken.all }

    // MARK: Process

    /// - Parameter limit: for all servers together.
    func start(
        _ addresses: [String: String]?, in folder: URL, limit: Duration
    ) async throws(ConnectFailure) -> OpenVPNSession {
        let program = try NetworkTools.locate("openvpn")
        try await tools.checkIsFree(interface: interface)
        let path = folder.appendingPathComponent("openvpn.sock").path
        let call = OpenVPNCommand(configuration: configuration, interface: interface, socket: path, limit: limit)
        let mark = UUID().uuidString
        let command = Command(
            program, call.arguments, environment: ["LC_ALL": "C", RunningPrograms.variable: mark])
        try taken.will(.interface(name: interface))
        try taken.will(.file(path: path))
        try taken.will(.program(name: command.description, mark: mark))
        do {
            let socket = try ManagementSocket(path: path)
            do {
                return try await start(command, reading: call.text(addresses: addresses), socket)
            } catch {
                socket.close()
                throw error
            }
        } catch {
            throw ConnectFailure(.setUpFailed, String(describing: error))
        }
    }

    private func start(
        _ command: Command, reading text: String, _ socket: ManagementSocket
    ) async throws -> OpenVPNSession {
        let input = try MemoryFile(Data(text.utf8))
        var pipe = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            command, descriptors: [0: input.descriptor, 1: pipe.writing, 2: pipe.writing])
        let output = OutputTail(reading: pipe.takeReading())
        let progress = OpenVPNProgress(
            server: request.profile.endpoint ?? request.profile.name, remoteCount: configuration.remotes.count,
            secrets: request.secrets, settings: settings)
        return OpenVPNSession(child: child, socket: socket, output: output, progress: progress)
    }

    // MARK: Routes

    /// Does again what an interface that was made anew needs.
    func lead(_ routing: OpenVPNRouting) async throws(ConnectFailure) {
        for route in routing.routes where !route.range.isDefault {
            try await tools.lead(route.range, into: interface, metric: route.metric)
        }
        let ranges = routing.routes.map(\.range)
        let takesIPv4 = routing.takesIPv4 || ranges.contains { $0.isDefault && !$0.isIPv6 }
        let takesIPv6 = routing.takesIPv6 || ranges.contains { $0.isDefault && $0.isIPv6 }
        let everything = DefaultRoute(
            interface: interface, mark: OpenVPNCommand.mark, tools: tools, steps: taken)
        if takesIPv4 { try await everything.take(isIPv6: false) }
        if takesIPv6 { try await everything.take(isIPv6: true) }
        try await use(routing.names)
    }

    /// What a server says about names is an offer, so a machine that cannot take it connects all the same.
    private func use(_ names: NameServers) async throws(ConnectFailure) {
        guard !names.servers.isEmpty, !steps.contains(.nameServers(interface: interface)) else { return }
        do throws(ConnectFailure) {
            let resolver = try await resolvers.resolver(for: names)
            try await resolver?.use(names, on: interface, record: taken.will)
        } catch {
            guard error.code == .noResolver else { throw error }
            log("the server of “\(request.profile.name)” names DNS servers: \(error.detail)")
        }
    }
}
