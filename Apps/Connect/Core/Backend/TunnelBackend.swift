// SPDX-License-Identifier: Apache-2.0

/// One way to make tunnels: knows a kind of profile and nothing about presses, buses or people.
package protocol TunnelBackend: Sendable {
    /// Makes a tunnel and returns once traffic has been seen to flow.
    ///
    /// Cancelling the task stops it. Whatever it throws, nothing of the tunnel is left, unless it throws
    /// ``ConnectFailure/Code/cleanUpFailed``, which says what is.
    /// - Throws: ``ConnectFailure`` only.
    func open(_ request: TunnelRequest) async throws(ConnectFailure) -> any Tunnel

    /// Removes what an earlier run of the service had recorded before it was killed.
    ///
    /// - Throws: ``ConnectFailure/Code/cleanUpFailed``.
    func cleanUp(after steps: [UndoStep]) async throws(ConnectFailure)
}
