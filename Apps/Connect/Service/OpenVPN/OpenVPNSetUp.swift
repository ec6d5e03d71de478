// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation
import Synchronization

/// Starts OpenVPN and leads traffic into its interface, and remembers what undoes it.
final class OpenVPNSetUp: Sendable {
    let interface: String
    private let tools: NetworkTools
    private let request: TunnelRequest
    private let configuration: OpenVPNConfiguration
    private let settings: OpenVPNSettings
    private let resolvers: ResolverChoice
    private let taken = Mutex<[UndoStep]>([])

    init(
        tools: NetworkTools, request: TunnelRequest, configuration: OpenVPNConfiguration, settings: OpenVPNSettings,
        resolvers: ResolverChoice
    ) {
        interface = WireGuardBackend.interfaceName(request.profile.id)
        self.tools = tools
        self.request = request
        self.configuration = configuration
        self.settings = settings
        self.resolvers = resolvers
    }

    /// What has been done, in its order.
    var steps: [UndoStep] { taken.withLock { $0 } }

    private func will(_ step: UndoStep) throws(ConnectFailure) {
        try request.record(step)
        taken.withLock { $0.append(step) }
    }

    // MARK: Process

    /// - Parameter limit: for all servers together.
    func start(
        _ addresses: [String: String]?, in folder: URL, limit: Duration
    ) async throws(ConnectFailure) -> OpenVPNSession {
        let program = try NetworkTools.locate("openvpn")
        let present = try await tools.complete(tools.ip, ["link", "show", "dev", interface])
        guard !present.status.succeeded else {
            throw ConnectFailure(
                .alreadyInProgress, "The interface “\(interface)” exists already and is not this service's; remove it")
        }
        let path = folder.appendingPathComponent("openvpn.sock").path
        let call = OpenVPNCommand(configuration: configuration, interface: interface, socket: path, limit: limit)
        let mark = UUID().uuidString
        let command = Command(
            program, call.arguments, environment: ["LC_ALL": "C", RunningPrograms.variable: mark])
        try will(.interface(name: interface))
        try will(.file(path: path))
        try will(.program(name: command.description, mark: mark))
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
            let metric = route.metric.map { ["metric", String($0)] } ?? []
            try await ip(route.range.isIPv6, ["route", "replace", route.range.description, "dev", interface] + metric)
        }
        let ranges = routing.routes.map(\.range)
        let takesIPv4 = routing.takesIPv4 || ranges.contains { $0.isDefault && !$0.isIPv6 }
        let takesIPv6 = routing.takesIPv6 || ranges.contains { $0.isDefault && $0.isIPv6 }
        if takesIPv4 { try await takeEverything(false) }
        if takesIPv6 { try await takeEverything(true) }
        try await use(routing.names)
    }

    /// What a server says about names is an offer, so a machine that cannot take it connects all the same.
    private func use(_ names: NameServers) async throws(ConnectFailure) {
        guard !names.servers.isEmpty, !steps.contains(.nameServers(interface: interface)) else { return }
        do throws(ConnectFailure) {
            let resolver = try await resolvers.resolver(for: names)
            try await resolver?.use(names, on: interface) { step throws(ConnectFailure) in try self.will(step) }
        } catch {
            guard error.code == .noResolver else { throw error }
            log("the server of “\(request.profile.name)” names DNS servers: \(error.detail)")
        }
    }

    /// Sends all that has no route of its own into the tunnel, except the tunnel's own packets, which carry a mark.
    private func takeEverything(_ isIPv6: Bool) async throws(ConnectFailure) {
        let mark = OpenVPNCommand.mark
        try await ip(isIPv6, ["route", "replace", "default", "dev", interface, "table", mark])
        for rule in [["not", "fwmark", mark, "table", mark], ["table", "main", "suppress_prefixlength", "0"]] {
            let step = UndoStep.rule(isIPv6: isIPv6, words: rule)
            if steps.contains(step) { continue }
            try will(step)
            try await ip(isIPv6, ["rule", "add"] + rule)
        }
        // The answers arrive on another interface than the one that packets without a mark would leave by.
        let setting = "/proc/sys/net/ipv4/conf/all/src_valid_mark"
        guard !isIPv6, let old = try? String(contentsOfFile: setting, encoding: .utf8), !old.hasPrefix("1") else {
            return
        }
        try will(.setting(path: setting, value: old))
        try? "1".write(toFile: setting, atomically: false, encoding: .utf8)
    }

    private func ip(_ isIPv6: Bool, _ arguments: [String]) async throws(ConnectFailure) {
        try await tools.run(tools.ip, [isIPv6 ? "-6" : "-4"] + arguments)
    }
}
