// SPDX-License-Identifier: Apache-2.0

/// What a backend gets to make one tunnel.
package struct TunnelRequest: Sendable {
    package let profile: Profile
    /// What the person gave for it.
    package let secrets: ConnectSecrets
    /// The longest time until traffic must have been seen.
    package let limit: Duration
    /// Told each step that will have to be undone, before it is taken; returns when it is safely recorded.
    package let record: @Sendable (UndoStep) throws(ConnectFailure) -> Void

    package init(
        profile: Profile, secrets: ConnectSecrets = .none, limit: Duration,
        record: @escaping @Sendable (UndoStep) throws(ConnectFailure) -> Void
    ) {
        self.profile = profile
        self.secrets = secrets
        self.limit = limit
        self.record = record
    }
}
