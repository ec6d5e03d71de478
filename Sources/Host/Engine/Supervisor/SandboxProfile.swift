// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sandbox

/// What one extension may see and do, as arguments for bubblewrap. Paths on the left are the host's.
struct SandboxProfile: Sendable {
    /// Where the bundle stands inside.
    static let bundle = "/app"
    /// The private, writable folder inside; also the home.
    static let home = "/home/app"
    static let sessionBus = "/run/beckon/session-bus"
    static let systemBus = "/run/beckon/system-bus"
    /// Bytes of each folder that lives in memory.
    private static let scratch = 64 << 20

    var app: InstalledApp
    /// The private folder on the host.
    var container: String
    /// The folder of the Swift runtime, where it is outside `/usr`.
    var swiftRuntime: String?
    /// Sockets of the filtering proxy, for the names that are granted.
    var sessionBusSocket: String?
    var systemBusSocket: String?
    var limits: HostConfiguration.Limits
    /// The channel's numbers in the extension: reading, writing; nil for standard input and output.
    var channel: (reading: Int32, writing: Int32)?
    /// The number of the descriptor that bubblewrap reads the system call filter from.
    var filter: Int32

    func arguments(files: FileManager = .default) -> [String] {
        isolation + system(files) + own + buses + environment + ["--remount-ro", "/", "--"] + program
    }

    private var isolation: [String] {
        Isolation.arguments(filter: filter) + (app.granted.sharesNetwork ? ["--share-net"] : [])
    }

    private func system(_ files: FileManager) -> [String] {
        var arguments = SystemFolders.arguments(files: files)
        for path in ["ld.so.cache", "alternatives", "localtime", "timezone", "nsswitch.conf"] {
            arguments += ["--ro-bind-try", "/etc/\(path)", "/etc/\(path)"]
        }
        if app.granted.sharesNetwork {
            for path in ["resolv.conf", "hosts", "host.conf", "gai.conf", "services", "ssl", "ca-certificates"] {
                arguments += ["--ro-bind-try", "/etc/\(path)", "/etc/\(path)"]
            }
        }
        // The kernel's own settings stand in /proc, and obey root's number also where it has no rights left.
        arguments += [
            "--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", "--size", "\(Self.scratch)", "--tmpfs",
            "/dev/shm",
        ]
        return arguments + ["--remount-ro", "/dev", "--size", "\(Self.scratch)", "--tmpfs", "/tmp"]
    }

    private var own: [String] {
        var arguments = ["--ro-bind", app.bundle.url.path, Self.bundle, "--bind", container, Self.home]
        if let swiftRuntime { arguments += ["--ro-bind", swiftRuntime, swiftRuntime] }
        for path in app.granted.readablePaths.sorted() { arguments += ["--ro-bind-try", path, path] }
        return arguments + ["--chdir", Self.home]
    }

    private var buses: [String] {
        var arguments: [String] = []
        if let sessionBusSocket { arguments += ["--bind", sessionBusSocket, Self.sessionBus] }
        if let systemBusSocket { arguments += ["--bind", systemBusSocket, Self.systemBus] }
        return arguments
    }

    private var environment: [String] {
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": Self.home, "TMPDIR": "/tmp", "LANG": "C.UTF-8",
            "BECKON_BUNDLE": Self.bundle,
        ]
        if case .server(_, _, let own) = app.bundle.program { variables.merge(own) { _, own in own } }
        if let channel { variables["BECKON_CHANNEL"] = "\(channel.reading),\(channel.writing)" }
        if let swiftRuntime { variables["LD_LIBRARY_PATH"] = swiftRuntime }
        if sessionBusSocket != nil { variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(Self.sessionBus)" }
        if systemBusSocket != nil { variables["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=\(Self.systemBus)" }
        return variables.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] }
    }

    /// Limits are set inside: the kernel counts a user's processes per user namespace, so that the bound is on
    /// this extension and not on all that the person runs.
    private var program: [String] {
        let bounds = ResourceBounds(
            processes: limits.processes, memory: limits.memory, descriptors: 512, fileSize: limits.memory
        ).command()
        return switch app.bundle.program {
        case .extension(let executable): bounds + ["\(Self.bundle)/\(executable)"]
        case .server(let command, let arguments, _): bounds + [command] + arguments
        }
    }
}
