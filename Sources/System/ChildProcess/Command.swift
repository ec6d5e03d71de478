// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn

/// A program to start, without a shell in between.
package struct Command: Sendable, Hashable, CustomStringConvertible {
    /// An absolute path; nothing is looked up.
    package var executable: String
    package var arguments: [String]
    /// The whole environment of the child; nothing is inherited.
    package var environment: [String: String]
    /// Whether it stays in this process's session, where it can use the terminal and a key can interrupt it.
    package var keepsTerminal: Bool
    /// Whether it is kept from abstract sockets that others made, where the kernel can do that.
    package var isScoped: Bool

    /// Whether this kernel can do what ``isScoped`` asks for.
    package static var canBeScoped: Bool { beckon_can_scope() != 0 }

    package init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
        keepsTerminal: Bool = false, isScoped: Bool = false
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.keepsTerminal = keepsTerminal
        self.isScoped = isScoped
    }

    package var description: String { ([executable] + arguments).joined(separator: " ") }
}
