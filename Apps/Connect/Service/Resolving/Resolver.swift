// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// One way in which a machine can be told a tunnel's name servers.
package protocol Resolver: Sendable {
    /// Sends all names to the servers, for as long as the interface has them.
    ///
    /// - Parameter record: told the step that undoes it, before anything is done.
    /// - Throws: ``ConnectFailure/Code/setUpFailed``.
    func use(
        _ nameServers: NameServers, on interface: String,
        record: @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) async throws(ConnectFailure)
}
