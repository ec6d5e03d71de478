// SPDX-License-Identifier: Apache-2.0
import Bus
import ChildProcess
import Foundation
import Sandbox

/// A filtering D-Bus proxy that shows an extension the granted names and nothing else.
final class BusProxy: Sendable {
    let sessionSocket: String?
    let systemSocket: String?
    private let child: ChildProcess
    private let directory: SocketDirectory
    /// The proxy ends when this end of its pipe is closed.
    private let lifeline: Int32

    private init(child: ChildProcess, directory: SocketDirectory, lifeline: Int32, session: String?, system: String?) {
        self.child = child
        self.directory = directory
        self.lifeline = lifeline
        sessionSocket = session
        systemSocket = system
    }

    /// Starts a proxy, or returns nil where no name is granted.
    /// - Throws: `HostError` with code `sandbox` or `files`; `SystemError`.
    static func start(
        for granted: Entitlements, configuration: HostConfiguration
    ) async throws -> BusProxy? {
        guard !granted.sessionBusNames.isEmpty || !granted.systemBusNames.isEmpty else { return nil }
        let directory = try SocketDirectory.make(in: configuration.runtimeDirectory)
        var arguments: [String] = []
        var session: String?
        var system: String?
        if !granted.sessionBusNames.isEmpty {
            guard let address = sessionAddress(configuration.environment) else {
                directory.remove()
                throw HostError(
                    .sandbox, "The app needs the session bus, and there is none: DBUS_SESSION_BUS_ADDRESS is not set.")
            }
            let socket = directory.url.appending(path: "session").path
            session = socket
            arguments += [address, socket, "--filter"] + granted.sessionBusNames.sorted().map { "--talk=\($0)" }
        }
        if !granted.systemBusNames.isEmpty {
            let socket = directory.url.appending(path: "system").path
            system = socket
            let address = BusAddress.system(configuration.environment).description
            arguments += [address, socket, "--filter"] + granted.systemBusNames.sorted().map { "--talk=\($0)" }
        }
        do {
            let (child, lifeline) = try await spawn(arguments, configuration: configuration)
            return BusProxy(child: child, directory: directory, lifeline: lifeline, session: session, system: system)
        } catch {
            directory.remove()
            throw error
        }
    }

    /// Takes the sockets' names away once they are bound into the sandbox, so that a killed host leaves none.
    func hide() { directory.remove() }

    func stop() async {
        close(lifeline)
        child.kill()
        _ = await child.exit()
        hide()
    }

    private static func spawn(
        _ arguments: [String], configuration: HostConfiguration
    ) async throws -> (ChildProcess, Int32) {
        guard let program = ProgramSearch(configuration.environment).find("xdg-dbus-proxy") else {
            throw HostError(.sandbox, "The app needs a bus, and xdg-dbus-proxy is not installed.")
        }
        var ready = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            Command(program, ["--fd=3"] + arguments), descriptors: [3: ready.writing])
        ready.closeWriting()
        let reading = ready.reading
        // One byte says that it listens; the end of the stream, that it could not.
        let listens = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var byte: UInt8 = 0
                continuation.resume(returning: read(reading, &byte, 1) == 1)
            }
        }
        guard listens else {
            if case .killed(let signal) = await child.exit() {
                throw HostError(
                    .crashed, "xdg-dbus-proxy, which the app needs, was killed by \(CrashReport.name(of: signal)).")
            }
            throw HostError(.sandbox, "xdg-dbus-proxy could not reach the bus that the app needs.")
        }
        return (child, ready.takeReading())
    }

    static func sessionAddress(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let runtime = environment["XDG_RUNTIME_DIR"] else { return nil }
        let socket = "\(runtime)/bus"
        return FileManager.default.fileExists(atPath: socket) ? "unix:path=\(socket)" : nil
    }
}
