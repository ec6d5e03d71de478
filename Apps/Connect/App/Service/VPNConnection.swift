// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore

/// The tunnel as the service describes it.
struct VPNConnection: Sendable {
    var state: VPNConnectionState
    /// The profile's identifier; nil where it is about none.
    var profile: VPNServer.ID?
    /// The profile's name.
    var server: String?
    var since: Date?
    /// The server's address and port.
    var endpoint: String?
    var receivedBytes: Int?
    var sentBytes: Int?
    var error: VPNConfigurationError?

    init(details: [String: BusValue]) {
        state = details["state"]?.text.flatMap(VPNConnectionState.init(rawValue:)) ?? .disconnected
        profile = details["profile"]?.text
        server = details["name"]?.text ?? profile
        since = details["since"]?.integer.map { Date(timeIntervalSince1970: Double($0)) }
        endpoint = details["endpoint"]?.text
        receivedBytes = details["received"]?.integer
        sentBytes = details["sent"]?.integer
        if let code = details["failure"]?.text {
            error = VPNConfigurationError(
                code: ConnectFailure.Code(rawValue: code), detail: details["message"]?.text ?? code)
        }
    }

    /// What is shown for it.
    var intentState: VPNIntentState {
        switch state {
        case .connected: .active(server: server, since: since)
        case .connecting: .connecting(server: server)
        case .disconnecting: .disconnecting(server: server)
        case .disconnected: .inactive
        case .failed: error.map(VPNIntentState.error) ?? .inactive
        }
    }
}
