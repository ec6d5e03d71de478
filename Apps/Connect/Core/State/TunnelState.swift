// SPDX-License-Identifier: Apache-2.0

/// What the tunnel is, as anybody may see it.
package enum TunnelState: Sendable, Hashable {
    case disconnected
    case connecting(ProfileID)
    /// Traffic can flow: the backend has seen proof of it.
    case connected(ProfileID)
    case disconnecting(ProfileID)
    /// There is no tunnel, and this is why; nothing of it is left unless the failure says so.
    case failed(ProfileID?, ConnectFailure)

    /// The state's name on the bus.
    package var name: String {
        switch self {
        case .disconnected: "disconnected"
        case .connecting: "connecting"
        case .connected: "connected"
        case .disconnecting: "disconnecting"
        case .failed: "failed"
        }
    }

    /// The profile that it is about; nil where it is about none.
    package var profile: ProfileID? {
        switch self {
        case .disconnected: nil
        case .connecting(let profile), .connected(let profile), .disconnecting(let profile): profile
        case .failed(let profile, _): profile
        }
    }

    /// Why there is no tunnel, where it was wanted.
    package var failure: ConnectFailure? {
        guard case .failed(_, let failure) = self else { return nil }
        return failure
    }

    /// Whether it will change by itself.
    package var isTransitional: Bool {
        switch self {
        case .connecting, .disconnecting: true
        case .disconnected, .connected, .failed: false
        }
    }
}
