// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Connects to a server and returns once traffic can flow.
struct ConnectVPN: AppIntent {
    static let title: LocalizedStringResource = "connect.title"
    static let description = IntentDescription("connect.description")

    @Parameter(
        title: "connect.server", requestValueDialog: "connect.which_server",
        requestDisambiguationDialog: "connect.which_server")
    var server: VPNServer

    static var parameterSummary: some ParameterSummary { Summary("connect.summary \(\.$server)") }

    init() {}

    init(server: VPNServer) { self.server = server }

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView {
        let state = try await VPNManager.connect(to: server).intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
