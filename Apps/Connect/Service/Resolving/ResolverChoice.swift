// SPDX-License-Identifier: Apache-2.0
package import Bus
package import ConnectCore
import Foundation

/// Finds what sets name servers on this machine: systemd-resolved where it runs, `resolvconf` where it is installed.
package struct ResolverChoice: Sendable {
    private let bus: BusAddress

    /// - Parameter bus: where systemd-resolved would be.
    package init(bus: BusAddress = .system()) { self.bus = bus }

    /// Asked before anything is set up, so that a machine without either is left as it is.
    ///
    /// - Returns: nil where no name servers are wanted.
    /// - Throws: ``ConnectFailure/Code/noResolver``.
    package func resolver(for nameServers: NameServers) async throws(ConnectFailure) -> (any Resolver)? {
        if nameServers.isEmpty { return nil }
        if let connection = try? await BusConnection.open(bus) {
            let owner = try? await connection.owner(of: SystemdResolver.service)
            await connection.close()
            if owner != nil { return SystemdResolver(bus: bus) }
        }
        if let program = NetworkTools.path(of: ResolvconfResolver.program), !Self.isSystemds(program) {
            return ResolvconfResolver(program: program)
        }
        throw ConnectFailure(
            .noResolver, "The profile asks for name servers, and neither systemd-resolved nor resolvconf is here")
    }

    /// systemd's own only passes on to systemd-resolved, which does not run.
    private static func isSystemds(_ program: String) -> Bool {
        URL(fileURLWithPath: program).resolvingSymlinksInPath().lastPathComponent == "resolvectl"
    }
}
