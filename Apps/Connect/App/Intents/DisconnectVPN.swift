// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Takes the tunnel down, also while it is being made.
struct DisconnectVPN: AppIntent {
    static let title: LocalizedStringResource = "disconnect.title"
    static let description = IntentDescription("disconnect.description")
    /// Whoever finds a locked machine must not take its protection away.
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let state = try await VPNManager.disconnect().intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
