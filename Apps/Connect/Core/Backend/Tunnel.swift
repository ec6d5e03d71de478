// SPDX-License-Identifier: Apache-2.0

/// A tunnel that is up.
package protocol Tunnel: Sendable {
    /// Returns when the tunnel is seen to be dead, with the reason; nil when the task was cancelled.
    func loss() async -> ConnectFailure?

    /// What has gone through it until now; nil where that cannot be found out.
    func statistics() async -> TunnelStatistics?

    /// Looks at once and closely whether the server is still there, after the machine slept or its network changed.
    ///
    /// - Returns: the reason why the tunnel is dead; nil where it is alive.
    func verify(within limit: Duration) async -> ConnectFailure?

    /// Takes everything down that `open` had made.
    ///
    /// - Throws: ``ConnectFailure/Code/cleanUpFailed``.
    func close() async throws(ConnectFailure)
}

extension Tunnel {
    /// A tunnel that cannot be looked at closely counts as alive.
    package func verify(within limit: Duration) async -> ConnectFailure? { nil }
}
