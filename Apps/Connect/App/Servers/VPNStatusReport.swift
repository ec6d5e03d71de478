// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// What “am I connected?” answers, for shortcuts to look into.
struct VPNStatusReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "report.type"

    @Property(title: "report.connected") var isConnected: Bool
    @Property(title: "report.state") var state: VPNConnectionState
    @Property(title: "report.server") var server: String?
    @Property(title: "report.since") var since: Date?
    @Property(title: "report.address") var address: String?
    @Property(title: "report.received") var receivedBytes: Int?
    @Property(title: "report.sent") var sentBytes: Int?

    init() {}

    init(_ connection: VPNConnection) {
        isConnected = connection.state == .connected
        state = connection.state
        server = connection.server
        since = connection.since
        address = connection.endpoint
        receivedBytes = connection.receivedBytes
        sentBytes = connection.sentBytes
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: VPNConnectionState.caseDisplayRepresentations[state]?.title ?? "state.disconnected",
            subtitle: server.map { "\($0)" })
    }
}
