// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct ConnectServer: AppIntent {
    static var title: LocalizedStringResource = "Connect"
    static var description = IntentDescription(
        "Connects to a server.", categoryName: "Network", searchKeywords: ["vpn", "tunnel"],
        resultValueName: "Address")
    static var openAppWhenRun: Bool = false
    static var isDiscoverable: Bool { true }
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Server", description: "Where to", requestValueDialog: "Which server?")
    var server: ServerEntity

    @Parameter(title: "Transport", default: .wireGuard, requestDisambiguationDialog: "How?")
    var transport: Transport

    @Parameter(title: "Minutes", default: 5, controlStyle: .stepper, inclusiveRange: (1, 60))
    var minutes: Int

    @Parameter(title: "Quiet", default: false, displayName: Bool.IntentDisplayName(true: "Quiet", false: "Loud"))
    var quiet: Bool

    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true))
    var note: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$transport, .equalTo, .wireGuard) {
            Summary("Connect to \(\.$server) for \(\.$minutes) minutes") {
                \.$quiet
                \.$note
            }
        } otherwise: {
            Switch(\.$transport) {
                Case(.openVPN) { Summary("Connect slowly to \(\.$server)") }
                Case(.none) { Summary("Do not connect") }
                DefaultCase { Summary("Connect") }
            }
        }
    }

    init() {}

    init(server: ServerEntity, transport: Transport = .wireGuard) {
        self.server = server
        self.transport = transport
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
        .result(
            value: "\(server.name)/\(transport.rawValue)/\(minutes)/\(quiet)/\(note ?? "-")",
            dialog: IntentDialog(full: "Connected to \(server.name).", supporting: "Connected."),
            view: ServerCard(server: server))
    }
}

struct ServerCard: View {
    let server: ServerEntity
    var body: some View {
        VStack {
            Text(server.name)
            Button("Again", intent: ConnectServer(server: server))
            Toggle("Quiet", isOn: false, intent: SetQuiet())
        }
    }
}

struct SetQuiet: SetValueIntent {
    static let title: LocalizedStringResource = "Set Quiet"
    @Parameter(title: "Quiet") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
