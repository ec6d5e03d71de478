// SPDX-License-Identifier: Apache-2.0

/// A program to start, without a shell in between.
package struct Command: Sendable, Hashable, CustomStringConvertible {
    /// An absolute path; nothing is looked up.
    package var executable: String
    package var arguments: [String]
    /// The whole environment of the child; nothing is inherited.
    package var environment: [String: String]

    package init(_ executable: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    package var description: String { ([executable] + arguments).joined(separator: " ") }
}
