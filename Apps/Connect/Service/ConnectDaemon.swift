// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore
import Foundation

/// The whole service: takes over what is left, serves, and takes the tunnel down at the end.
package enum ConnectDaemon {
    /// Returns after SIGTERM or SIGINT, or when the bus has gone.
    ///
    /// - Throws: what keeps the service from starting, in words for a log.
    package static func run(_ options: ServiceOptions) async throws {
        // A tool that ends before it has read its input must not end the service that writes to it.
        signal(SIGPIPE, SIG_IGN)
        let manager = NetworkManagerClient(options.address)
        let controller = ConnectController(
            profiles: ProfileSet(ProfileFolder(options.profiles), others: [NetworkManagerProfiles(manager)]),
            backend: BackendSet(
                wireGuard: try WireGuardBackend(settings: options.wireGuard),
                others: [
                    "networkmanager": try NetworkManagerBackend(manager, settings: options.networkManager),
                    "openvpn": try OpenVPNBackend(folder: options.state, settings: .init(options.wireGuard)),
                ]),
            journal: try Journal(in: options.state),
            stored: StoredSecrets(environment: ProcessInfo.processInfo.environment), limit: options.limit)
        // What a killed service left is removed before anybody can press anything, and even where there is no bus.
        await controller.recover()
        let connection = try await BusConnection.open(options.address)
        let stop = Task {
            for await _ in endSignals() {
                await controller.shutDown()
                await connection.close()
            }
        }
        let watch = Task { await TunnelWatch(controller: controller, bus: connection).run() }
        defer {
            stop.cancel()
            watch.cancel()
        }
        let authority: any CallerAuthority =
            if let owner = options.owner { OwnerAuthority(owner: owner) } else { PolkitAuthority(connection) }
        let gate = AccessGate(policy: PolicyFile(options.policy), authority: authority)
        try await ConnectBusService(connection, controller, gate: gate).run()
        await controller.shutDown()
    }

    private static func endSignals() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        // Only cancelled elsewhere, which Dispatch allows on every thread.
        nonisolated(unsafe) let sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
        continuation.onTermination = { _ in
            for source in sources { source.cancel() }
        }
        return stream
    }
}
