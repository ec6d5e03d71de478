// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation
import Synchronization

/// Builds one interface with its addresses and routes, and remembers what undoes it.
final class WireGuardSetUp: Sendable {
    let name: String
    private let tools: NetworkTools
    private let configuration: WireGuardConfiguration
    private let taken: TakenSteps
    private let greeting = Mutex(Greeting())

    /// With what the peers were greeted, and what had gone through before, since a greeting sets WireGuard's counters to 0.
    private struct Greeting {
        var addresses: [String?] = []
        var received: UInt64 = 0
        var sent: UInt64 = 0
    }

    init(
        tools: NetworkTools, name: String, configuration: WireGuardConfiguration,
        record: @escaping @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) {
        self.tools = tools
        self.name = name
        self.configuration = configuration
        taken = TakenSteps(record: record)
    }

    /// What has been done, in its order.
    var steps: [UndoStep] { taken.all }

    func run(addresses: [String?]) async throws(ConnectFailure) {
        try await makeInterface()
        greeting.withLock { $0.addresses = addresses }
        try await greet()
        for address in configuration.interface.addresses {
            try await tools.runIP(address.isIPv6, ["address", "add", address.description, "dev", name])
        }
        var link = ["link", "set", "dev", name, "up"]
        // 1420 is what remains of Ethernet's 1500 bytes over IPv6.
        link += ["mtu", String(configuration.interface.mtu ?? 1420)]
        try await tools.run(tools.ip, link)
        try await addRoutes()
    }

    /// Gives the interface its keys and peers anew, so that a handshake begins at once.
    private func greet() async throws(ConnectFailure) {
        let text = configuration.text(addresses: greeting.withLock { $0.addresses }, greeting: true)
        try await tools.run(tools.wg, ["setconf", name, "/dev/stdin"], input: text)
    }

    /// Forgets the session and begins another one.
    func greetAgain() async throws(ConnectFailure) {
        let before = try await statistics()
        try await greet()
        greeting.withLock { ($0.received, $0.sent) = (before.received, before.sent) }
    }

    /// Waits for the answer to the greeting.
    ///
    /// - Returns: whether it came in time.
    /// - Throws: ``ConnectFailure/Code/cancelled``, and what keeps it from looking.
    func shakesHands(within limit: Duration) async throws(ConnectFailure) -> Bool {
        let deadline = ContinuousClock.now + limit
        var pause = Duration.milliseconds(5)
        while try await statistics().latestHandshake == nil {
            guard ContinuousClock.now < deadline else { return false }
            do { try await Task.sleep(for: pause) } catch {
                throw ConnectFailure(.cancelled, "The connection was cancelled")
            }
            pause = min(pause * 2, .milliseconds(100))
        }
        return true
    }

    func use(_ resolver: any Resolver) async throws(ConnectFailure) {
        try await resolver.use(configuration.interface.nameServers, on: name, record: taken.will)
    }

    /// Gives the peers the keepalive of the profile, now that they have shaken hands.
    func endGreeting() async throws(ConnectFailure) {
        for peer in configuration.peers where peer.endpoint != nil && peer.persistentKeepalive != 1 {
            let words = ["persistent-keepalive", String(peer.persistentKeepalive)]
            try await tools.run(tools.wg, ["set", name, "peer", peer.publicKey.base64] + words)
        }
    }

    func statistics() async throws(ConnectFailure) -> TunnelStatistics {
        var now = WireGuardDump(parsing: try await tools.run(tools.wg, ["show", name, "dump"])).statistics
        greeting.withLock { before in
            now.received += before.received
            now.sent += before.sent
        }
        return now
    }

    // MARK: Interface

    private func makeInterface() async throws(ConnectFailure) {
        try await tools.checkIsFree(interface: name)
        try taken.will(.interface(name: name))
        let arguments = ["link", "add", "dev", name, "type", "wireguard"]
        let run = try await tools.complete(tools.ip, arguments)
        if run.status.succeeded { return }
        let hasNoModule = ["Unknown device type", "not supported"].contains(where: run.errorOutput.contains)
        guard hasNoModule else { throw NetworkTools.failure(tools.ip, arguments, run) }
        try await startWireGuardGo()
    }

    private func startWireGuardGo() async throws(ConnectFailure) {
        guard let program = tools.wireGuardGo else {
            throw ConnectFailure(.programMissing, "The kernel has no WireGuard and wireguard-go is not installed")
        }
        try TunDevice.check()
        let socket = "/var/run/wireguard/\(name).sock"
        let mark = UUID().uuidString
        let command = Command(
            program, ["-f", name], environment: ["LOG_LEVEL": "error", RunningPrograms.variable: mark])
        try taken.will(.file(path: socket))
        try taken.will(.program(name: command.description, mark: mark))
        let child: ChildProcess
        let output: OutputTail
        do {
            var pipe = try DescriptorPipe()
            child = try await Spawner.shared.spawn(command, descriptors: [1: pipe.writing, 2: pipe.writing])
            output = OutputTail(reading: pipe.takeReading())
        } catch {
            throw ConnectFailure(.setUpFailed, String(describing: error))
        }
        for _ in 0..<1000 {
            // A file alone is not enough: `wg` removes a socket that does not listen yet.
            if SocketAddress(path: socket)?.isServed == true { return }
            if !child.isRunning { throw Self.failure(await lastWords(of: output)) }
            do { try await Task.sleep(for: .milliseconds(3)) } catch {
                throw ConnectFailure(.cancelled, "The set-up was cancelled")
            }
        }
        throw ConnectFailure(.setUpFailed, "wireguard-go did not get ready: \(await lastWords(of: output))")
    }

    /// One line, without the box that wireguard-go draws around its notice.
    private func lastWords(of output: OutputTail) async -> String {
        await output.settle(within: .milliseconds(200))
        return output.lines().filter { !$0.contains(where: "│┌└".contains) }.joined(separator: " ")
    }

    private static func failure(_ words: String) -> ConnectFailure {
        if words.contains("operation not permitted") {
            return ConnectFailure(.permissionDenied, "wireguard-go may not make a tunnel device: \(words)")
        }
        let isDevice = ["/dev/net/tun", "TUN device"].contains(where: words.contains)
        return ConnectFailure(
            isDevice ? .deviceMissing : .setUpFailed,
            isDevice ? "wireguard-go cannot make a tunnel device: \(words)" : "wireguard-go failed: \(words)")
    }

    // MARK: Routes

    private func addRoutes() async throws(ConnectFailure) {
        let ranges = configuration.peers.flatMap(\.allowedAddresses)
        for range in ranges where !range.isDefault {
            try await tools.lead(range, into: name)
        }
        for isIPv6 in [false, true] where ranges.contains(where: { $0.isDefault && $0.isIPv6 == isIPv6 }) {
            let mark = String(configuration.routingMark)
            try await DefaultRoute(interface: name, mark: mark, tools: tools, steps: taken).take(isIPv6: isIPv6)
        }
    }
}
