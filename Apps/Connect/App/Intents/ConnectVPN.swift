// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Connects to a server and returns once traffic can flow. Where there is a tunnel to another one, that is left to
/// `SwitchServer`, before which the host asks who is there where the machine is locked.
struct ConnectVPN: AppIntent {
    static let title: LocalizedStringResource = "connect.title"
    static let description = IntentDescription("connect.description")

    @Parameter(
        title: "connect.server", requestValueDialog: "connect.which_server",
        requestDisambiguationDialog: "connect.which_server")
    var server: VPNServer

    @Parameter(title: "connect.user_name", description: "connect.user_name_description")
    var userName: String?

    static var parameterSummary: some ParameterSummary { Summary("connect.summary \(\.$server)") }

    init() {}

    init(server: VPNServer) { self.server = server }

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView & OpensIntent {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let present = try await VPNManager.status()
        if present.state == .connected, present.profile != server.id {
            let state = present.intentState
            return .result(
                value: false, opensIntent: SwitchServer(server: server, userName: userName),
                dialog: "\(state.message)", view: VPNStatusView(state: state))
        }
        let state = try await ConnectionMaker(intent: self, userName: $userName).connect(to: server.id).intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
