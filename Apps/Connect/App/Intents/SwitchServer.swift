// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Takes the tunnel to one server down and makes one to another: what `ConnectVPN` goes on with where there is a tunnel.
struct SwitchServer: AppIntent {
    static let title: LocalizedStringResource = "switch.title"
    static let description = IntentDescription("switch.description")
    static let isDiscoverable = false
    /// The other server may not answer, and the tunnel is gone by then.
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "connect.server")
    var server: VPNServer

    @Parameter(title: "connect.user_name", description: "connect.user_name_description")
    var userName: String?

    init() {}

    init(server: VPNServer, userName: String?) {
        self.server = server
        self.userName = userName
    }

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let state = try await ConnectionMaker(intent: self, userName: $userName).connect(to: server.id).intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
