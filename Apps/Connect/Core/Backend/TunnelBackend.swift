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

/// A tunnel that is up.
package protocol Tunnel: Sendable {
    /// Returns when the tunnel is seen to be dead, with the reason; nil when the task was cancelled.
    func loss() async -> ConnectFailure?

    func statistics() async -> TunnelStatistics?

    /// Takes everything down that `open` had made.
    ///
    /// - Throws: ``ConnectFailure/Code/cleanUpFailed``.
    func close() async throws(ConnectFailure)
}

/// What a backend gets to make one tunnel.
package struct TunnelRequest: Sendable {
    package let profile: Profile
    /// The longest time until traffic must have been seen.
    package let limit: Duration
    /// Told each step that will have to be undone, before it is taken; returns when it is safely recorded.
    package let record: @Sendable (UndoStep) throws(ConnectFailure) -> Void

    package init(
        profile: Profile, limit: Duration, record: @escaping @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) {
        self.profile = profile
        self.limit = limit
        self.record = record
    }
}

/// Something done to the machine, described so that a later process can undo it.
package enum UndoStep: Sendable, Hashable, Codable {
    case interface(name: String)
    /// A program of this network namespace, known by its whole command line.
    case program(commandLine: [String])
    /// A rule of policy routing, in the words of ip-rule(8).
    case rule(isIPv6: Bool, words: [String])
    case file(path: String)
    /// A kernel setting, with the value that it had.
    case setting(path: String, value: String)
}

/// What has gone through a tunnel.
package struct TunnelStatistics: Sendable, Hashable {
    /// Bytes.
    package var received: UInt64
    /// Bytes.
    package var sent: UInt64
    /// The server's address as it is used now.
    package var endpoint: String?
    /// Seconds since 1970 of the latest proof that the server is there.
    package var latestHandshake: UInt64?

    package init(received: UInt64, sent: UInt64, endpoint: String? = nil, latestHandshake: UInt64? = nil) {
        self.received = received
        self.sent = sent
        self.endpoint = endpoint
        self.latestHandshake = latestHandshake
    }
}
