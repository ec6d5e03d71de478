// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// What the snippet shows.
enum VPNIntentState {
    case inactive
    case connecting(server: String?)
    case active(server: String?, since: Date?)
    case disconnecting(server: String?)
    case error(VPNConfigurationError)

    var message: String {
        switch self {
        case .inactive: String(localized: "snippet.inactive")
        case .connecting: String(localized: "snippet.connecting")
        case .active: String(localized: "snippet.active")
        case .disconnecting: String(localized: "snippet.disconnecting")
        case .error(let error): error.message
        }
    }

    /// A second line: which server, and since when.
    var detail: String? {
        switch self {
        case .inactive, .error: nil
        case .connecting(let server), .disconnecting(let server): server
        case .active(let server?, let since?): Self.detail(server, since)
        case .active(let server, _): server
        }
    }

    /// What is older than a day needs its date.
    private static func detail(_ server: String, _ since: Date) -> String {
        if since.timeIntervalSinceNow > -86_400 {
            return String(localized: "snippet.server_since \(server) \(since, format: .dateTime.hour().minute())")
        }
        let style = Date.FormatStyle.dateTime.day().month().hour().minute()
        return String(localized: "snippet.server_since_day \(server) \(since, format: style)")
    }

    /// Whether there is something to cancel.
    var isConnecting: Bool {
        if case .connecting = self { true } else { false }
    }

    var isActive: Bool {
        if case .active = self { true } else { false }
    }

    var icon: String {
        switch self {
        case .inactive: "xmark.shield"
        case .connecting, .disconnecting: "arrow.triangle.2.circlepath"
        case .active: "checkmark.shield"
        case .error: "exclamationmark.triangle"
        }
    }

    var color: Color {
        switch self {
        case .inactive, .disconnecting: .gray
        case .connecting: .orange
        case .active: .green
        case .error: .red
        }
    }
}
