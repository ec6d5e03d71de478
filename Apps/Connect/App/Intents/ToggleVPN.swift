// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// The one-touch switch: connects or disconnects, and returns when that is done.
///
/// To connect takes nothing from whoever holds the machine, and is always allowed. To disconnect is left to
/// `DisconnectVPN`, before which the host asks who is there where the machine is locked.
struct ToggleVPN: AppIntent {
    static let title: LocalizedStringResource = "toggle.title"
    static let description = IntentDescription("toggle.description")

    @Parameter(title: "connect.user_name", description: "connect.user_name_description")
    var userName: String?

    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog & ShowsSnippetView & OpensIntent {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let present = try await VPNManager.status()
        if present.state == .connected {
            let state = present.intentState
            return .result(
                value: state.isActive, opensIntent: DisconnectVPN(), dialog: "\(state.message)",
                view: VPNStatusView(state: state))
        }
        let state = try await finish(present).intentState
        return .result(value: state.isActive, dialog: "\(state.message)", view: VPNStatusView(state: state))
    }

    /// Joins what goes on, and connects where nothing does.
    private func finish(_ present: VPNConnection) async throws -> VPNConnection {
        let maker = ConnectionMaker(intent: self, userName: $userName)
        return switch present.state {
        case .connecting: try await maker.connect(to: present.profile)
        case .disconnecting: try await maker.joinDisconnection()
        case .disconnected, .failed, .connected: try await maker.connect()
        }
    }
}
