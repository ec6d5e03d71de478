// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// The one-touch switch: connects or disconnects, and returns when that is done.
struct ToggleVPN: AppIntent {
    static let title: LocalizedStringResource = "toggle.title"
    static let description = IntentDescription("toggle.description")

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let state = try await VPNManager.toggleVpnConnection().intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
