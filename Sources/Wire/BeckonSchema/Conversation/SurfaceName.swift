// SPDX-License-Identifier: Apache-2.0

/// Which surface asks, as extensions are told and history records; open for additions.
package struct SurfaceName: Sendable, Hashable, RawRepresentable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let terminal = SurfaceName(rawValue: "terminal")
    /// An AI agent, through `beckon mcp`.
    package static let agent = SurfaceName(rawValue: "agent")
    /// What an app finds wrong on this machine, asked by `beckon doctor`.
    package static let doctor = SurfaceName(rawValue: "doctor")
    /// Where the person only speaks and hears.
    package static let voice = SurfaceName(rawValue: "voice")
    /// An MCP client that calls the app without a host.
    package static let mcp = SurfaceName(rawValue: "mcp")
    /// A host that does not say.
    package static let unknown = SurfaceName(rawValue: "unknown")
}
