// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Ends a connection that is being made, whoever began it; a tunnel that is there stays, so that no authentication is
/// needed.
struct CancelConnecting: AppIntent {
    static let title: LocalizedStringResource = "cancel.title"
    static let description = IntentDescription("cancel.description")

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let state = try await VPNManager.cancelConnecting().intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
