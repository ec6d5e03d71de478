// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Tells whether there is a tunnel, and changes nothing.
struct VPNStatus: AppIntent {
    static let title: LocalizedStringResource = "status.title"
    static let description = IntentDescription("status.description")

    func perform() async throws -> some ReturnsValue<VPNStatusReport> & ProvidesDialog & ShowsSnippetView {
        guard try await VPNManager.isVPNAllowed else { throw VPNConfigurationError.configurationIsNotAvailable }
        let connection = try await VPNManager.status()
        let state = connection.intentState
        return .result(
            value: VPNStatusReport(connection), dialog: "\(state.message)", view: VPNStatusView(state: state))
    }
}
