// SPDX-License-Identifier: Apache-2.0
package import ChildProcess
import Foundation

/// A session bus of its own, with a real keyring on it (gnome-keyring), and nobody who could be shown a window.
package final class KeyringLab: Sendable {
    private static let daemon = "/usr/bin/gnome-keyring-daemon"
    private static let bus = "/usr/bin/dbus-daemon"
    package static var isPossible: Bool {
        [daemon, bus].allSatisfy(FileManager.default.isExecutableFile)
    }

    private let folder: TemporaryFolder
    private let busDaemon: ChildProcess

    /// A bus without a keyring.
    package init() async throws {
        folder = try TemporaryFolder()
        let configuration = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>unix:path=\(folder.file("bus").path)</listen>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
            <allow own="*"/></policy></busconfig>
            """
        try configuration.write(to: folder.file("bus.conf"), atomically: true, encoding: .utf8)
        busDaemon = try await Spawner.shared.spawn(
            Command(Self.bus, ["--config-file=\(folder.file("bus.conf").path)", "--nofork", "--nopidfile"]))
        try await wait { FileManager.default.fileExists(atPath: self.folder.file("bus").path) }
    }

    deinit { busDaemon.kill() }

    package var address: String { "unix:path=\(folder.file("bus").path)" }

    package var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": folder.url.path, "XDG_RUNTIME_DIR": folder.url.path,
            "XDG_DATA_HOME": folder.file("share").path, "DBUS_SESSION_BUS_ADDRESS": address, "LC_ALL": "C.UTF-8",
        ]
    }

    /// Starts the keyring, opened with its password, or locked; to be killed by the caller.
    package func keyring(isOpen: Bool) async throws -> ChildProcess {
        let password = try MemoryFile(Data("password".utf8))
        let child = try await Spawner.shared.spawn(
            Command(
                Self.daemon, (isOpen ? ["--unlock"] : []) + ["--components=secrets", "--foreground"],
                environment: environment), descriptors: isOpen ? [0: password.descriptor] : [:])
        try await wait {
            let owner = try await ChildProcess.run(
                Command(
                    "/usr/bin/busctl", ["--user", "status", "org.freedesktop.secrets"], environment: self.environment))
            return owner.status.succeeded
        }
        return child
    }

    private func wait(for condition: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await !condition() {
            guard .now < deadline else { throw SystemError(ETIME, "The lab's session did not come up") }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
