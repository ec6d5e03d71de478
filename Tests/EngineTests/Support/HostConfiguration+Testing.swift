// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Engine

extension HostConfiguration {
    /// A configuration that keeps everything in one folder and knows nothing of the machine's apps and buses.
    static func testing(in folder: URL) -> HostConfiguration {
        HostConfiguration(
            dataDirectory: folder.appending(path: "data", directoryHint: .isDirectory),
            runtimeDirectory: folder.appending(path: "run", directoryHint: .isDirectory), systemApps: [],
            environment: [
                "PATH": "/usr/local/bin:/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus",
            ])
    }
}
