// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Sandbox

/// Where a host finds and keeps things, and the bounds it sets; everything it does not take from elsewhere.
package struct HostConfiguration: Sendable {
    /// `$XDG_DATA_HOME/beckon`: installed apps, their data, the database.
    package var dataDirectory: URL
    /// `$XDG_RUNTIME_DIR/beckon`, or a private folder where the session has none.
    package var runtimeDirectory: URL
    /// Read-only bundles that the system installed.
    package var systemApps: [URL]
    /// The environment of the host; an extension inherits none of it.
    package var environment: [String: String]
    package var limits: Limits
    /// Whether the process ends after one command: then no extension is kept, and no other program's changes are awaited.
    package var isShortLived = false
    /// Wall time for history.
    package var now: @Sendable () -> Date

    package init(
        dataDirectory: URL, runtimeDirectory: URL,
        systemApps: [URL] = SystemFolders.apps.map { URL(fileURLWithPath: $0, isDirectory: true) },
        environment: [String: String], limits: Limits = Limits(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.dataDirectory = dataDirectory
        self.runtimeDirectory = runtimeDirectory
        self.systemApps = systemApps
        self.environment = environment
        self.limits = limits
        self.now = now
    }

    /// The configuration of the person who runs this process, from the XDG base directories.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func directory(_ variable: String) -> URL? {
            guard let path = environment[variable], path.hasPrefix("/") else { return nil }
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let data =
            directory("XDG_DATA_HOME")
            ?? (directory("HOME") ?? Self.accountHome).appending(path: ".local/share", directoryHint: .isDirectory)
        let dataDirectory = data.appending(path: "beckon", directoryHint: .isDirectory)
        let runtime = directory("XDG_RUNTIME_DIR")?.appending(path: "beckon", directoryHint: .isDirectory)
        self.init(
            dataDirectory: dataDirectory,
            runtimeDirectory: runtime ?? dataDirectory.appending(path: "run", directoryHint: .isDirectory),
            environment: environment)
    }

    /// The home that the system has for the person: a relative one would be another in each working folder.
    private static var accountHome: URL {
        let path = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
        return URL(fileURLWithPath: path.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/", isDirectory: true)
    }

    var appsDirectory: URL { dataDirectory.appending(path: "apps", directoryHint: .isDirectory) }
    /// Holds one private, writable folder per app.
    var containersDirectory: URL { dataDirectory.appending(path: "containers", directoryHint: .isDirectory) }
    /// Holds the secrets of apps, or says where they are.
    var keychainDirectory: URL { dataDirectory.appending(path: "keychain", directoryHint: .isDirectory) }
    var databasePath: String { dataDirectory.appending(path: "beckon.sqlite").path }
}

extension HostConfiguration {
    /// The bounds on one extension and one run.
    package struct Limits: Sendable {
        /// How long `perform()` may go without progress.
        package var performing: Duration = .seconds(30)
        /// From the start of the process to the end of the handshake.
        package var starting: Duration = .seconds(10)
        /// Between a cancellation, or the end of the channel, and the kill.
        package var grace: Duration = .seconds(2)
        /// How long an extension without calls is kept.
        package var idle: Duration = .seconds(60)
        /// Processes and threads of one extension together.
        package var processes = 256
        /// Bytes of memory that one extension may use, all of its processes together.
        package var memory = 1 << 30
        /// Files, sockets and pipes that all processes of one extension may have open together: what waits in sockets
        /// and pipes is memory that no other bound counts.
        package var descriptors = 4096
        /// Bytes that an app may keep in its private folder.
        package var storage = 1 << 30
        /// How often the private folder of a running extension is looked at.
        package var storagePeriod: Duration = .seconds(4)
        /// Actions that follow one another by `opensIntent`.
        package var follows = 8
        /// Questions of one run.
        package var questions = 64
        package init() {}
    }
}
