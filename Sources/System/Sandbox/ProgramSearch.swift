// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds programs as a shell would.
package struct ProgramSearch {
    private let directories: [String]

    package init(_ environment: [String: String]) {
        directories = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
            .filter { $0.hasPrefix("/") }
    }

    /// The path of bubblewrap; where none is found, the one where Debian has it, for the error of its start.
    package var bubblewrap: String { find("bwrap") ?? "/usr/bin/bwrap" }

    package func find(_ name: String) -> String? {
        directories.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
