// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import ChildProcess
import Foundation
import Sandbox

/// Starts an extension in its sandbox and opens the channel to it.
struct ExtensionLauncher: Sendable {
    let configuration: HostConfiguration

    /// - Parameter container: the app's private folder, where it is not the usual one.
    /// - Throws: `HostError` with code `sandbox` where nothing could be started.
    func launch(_ app: InstalledApp, in container: URL? = nil) async throws -> ExtensionProcess {
        let container = container ?? configuration.containersDirectory.appending(path: app.identifier)
        do {
            let proxy = try await BusProxy.start(for: app.granted, configuration: configuration)
            do {
                return try await launch(app, in: container, behind: proxy)
            } catch {
                await proxy?.stop()
                throw error
            }
        } catch let error as SystemError {
            throw HostError(
                .sandbox, "The extension of “\(app.name)” could not be started: \(error) `beckon doctor` says more.",
                cause: error)
        }
    }

    private func launch(
        _ app: InstalledApp, in container: URL, behind proxy: BusProxy?
    ) async throws -> ExtensionProcess {
        try PrivateDirectory.make(container)
        let isExtension = if case .extension = app.bundle.program { true } else { false }
        var toExtension = try DescriptorPipe()
        var fromExtension = try DescriptorPipe()
        var errors = try DescriptorPipe()
        let filter = try SyscallFilter.program()
        defer { close(filter) }
        let log = try openLog()
        var isStarted = false
        defer { if !isStarted, let log { close(log) } }
        let profile = SandboxProfile(
            app: app, container: container.path, swiftRuntime: SwiftRuntime.directory(of: app.bundle.programPath),
            sessionBusSocket: proxy?.sessionSocket, systemBusSocket: proxy?.systemSocket,
            limits: configuration.limits, channel: isExtension ? (3, 4) : nil, filter: 5)
        var descriptors: [Int32: Int32] = [2: errors.writing, 5: filter]
        if isExtension {
            // What the app prints is for its developer, and must not be taken for the channel.
            descriptors.merge([1: errors.writing, 3: toExtension.reading, 4: fromExtension.writing]) { $1 }
        } else {
            descriptors.merge([0: toExtension.reading, 1: fromExtension.writing]) { $1 }
        }
        let child = try await Spawner.shared.spawn(
            Command(ProgramSearch(configuration.environment).bubblewrap, profile.arguments(), isScoped: true),
            descriptors: descriptors)
        isStarted = true
        let transport = FileDescriptorTransport(
            reading: fromExtension.takeReading(), writing: toExtension.takeWriting(),
            sendTimeout: configuration.limits.starting, isShared: false)
        return ExtensionProcess(
            app: app, container: container, child: child,
            errors: OutputTail(reading: errors.takeReading(), copyingTo: log), transport: transport, proxy: proxy)
    }

    /// The file that a developer wants apps' output in, `BECKON_APP_LOG`; nil where nobody does.
    /// - Throws: `HostError` where it cannot be written.
    private func openLog() throws -> Int32? {
        guard let path = configuration.environment["BECKON_APP_LOG"], !path.isEmpty else { return nil }
        let log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
        guard log >= 0 else { throw SystemError(errno, "BECKON_APP_LOG names “\(path)”, which cannot be written") }
        return log
    }
}
