// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// The tunnel's state as a value for shortcuts.
enum VPNConnectionState: String, AppEnum {
    case disconnected, connecting, connected, disconnecting, failed

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "state.type"

    static let caseDisplayRepresentations: [VPNConnectionState: DisplayRepresentation] = [
        .disconnected: "state.disconnected", .connecting: "state.connecting", .connected: "state.connected",
        .disconnecting: "state.disconnecting", .failed: "state.failed",
    ]
}
