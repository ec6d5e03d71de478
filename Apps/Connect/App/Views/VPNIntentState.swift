// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// What the snippet shows.
enum VPNIntentState {
    case inactive
    case connecting(server: String?)
    case active(server: String?, since: Date?)
    case error(VPNConfigurationError)

    var message: String {
        switch self {
        case .inactive: String(localized: "snippet.inactive")
        case .connecting: String(localized: "snippet.connecting")
        case .active: String(localized: "snippet.active")
        case .error(let error): error.message
        }
    }

    /// A second line: which server, and since when.
    var detail: String? {
        switch self {
        case .inactive, .error: nil
        case .connecting(let server): server
        case .active(let server?, let since?):
            String(localized: "snippet.server_since \(server) \(since.formatted(date: .omitted, time: .shortened))")
        case .active(let server, nil), .active(let server, _): server
        }
    }

    var isActive: Bool {
        if case .active = self { true } else { false }
    }

    var icon: String {
        switch self {
        case .inactive: "xmark.shield"
        case .connecting: "arrow.triangle.2.circlepath"
        case .active: "checkmark.shield"
        case .error: "exclamationmark.triangle"
        }
    }

    var color: Color {
        switch self {
        case .inactive: .gray
        case .connecting: .orange
        case .active: .green
        case .error: .red
        }
    }
}
