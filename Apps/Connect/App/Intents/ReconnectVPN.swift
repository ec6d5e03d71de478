// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Takes the tunnel down and makes it anew, to the same server.
struct ReconnectVPN: AppIntent {
    static let title: LocalizedStringResource = "reconnect.title"
    static let description = IntentDescription("reconnect.description")
    /// Between the two tunnels there is none, and the second one may fail.
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "connect.user_name", description: "connect.user_name_description")
    var userName: String?

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let state = try await ConnectionMaker(intent: self, userName: $userName).reconnect().intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
