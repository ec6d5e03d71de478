// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore

/// The app's only way to the tunnel: asks the service on the system bus. It has no right of its own.
enum VPNManager {
    private static let service = ServiceConnection()

    /// Whether there is a VPN that this person may use: at least one profile that can be read.
    static var isVPNAllowed: Bool {
        get async throws { try await !servers().isEmpty }
    }

    /// Connects or disconnects according to the present state, and returns when the new one is final.
    static func toggleVpnConnection() async throws -> VPNConnection {
        try await steer("Toggle", [.string("")])
    }

    /// - Parameter server: nil is the default profile.
    static func connect(to server: VPNServer?) async throws -> VPNConnection {
        try await steer("Connect", [.string(server?.id ?? "")])
    }

    static func disconnect() async throws -> VPNConnection { try await steer("Disconnect") }

    static func status() async throws -> VPNConnection { try await steer("GetStatus") }

    /// The profiles that can be used, the default one first.
    static func servers() async throws -> [VPNServer] {
        let rows = try await call("ListProfiles").argument(0, \.elements).compactMap(\.dictionary)
        let servers = rows.compactMap(VPNServer.init(row:))
        return servers.filter(\.isDefault) + servers.filter { !$0.isDefault }
    }

    private static func steer(_ member: String, _ arguments: [BusValue] = []) async throws -> VPNConnection {
        VPNConnection(details: try await call(member, arguments).argument(0, \.dictionary))
    }

    private static func call(_ member: String, _ arguments: [BusValue] = []) async throws -> [BusValue] {
        do {
            return try await service.call(member, arguments)
        } catch let error as BusError {
            throw VPNConfigurationError(error)
        }
    }
}

/// One connection to the bus, made when it is first needed and again when it has broken.
private actor ServiceConnection {
    private var connection: BusConnection?

    func call(_ member: String, _ arguments: [BusValue]) async throws -> [BusValue] {
        // The service bounds its own work; this only guards against one that hangs.
        let call = BusMethodCall(
            ConnectNames.service, ConnectNames.path, ConnectNames.interface, member, arguments, timeout: .seconds(60))
        if let connection {
            do {
                return try await connection.call(call)
            } catch let error as BusError where error.code == .closed {
                self.connection = nil
            }
        }
        let opened = try await BusConnection.open(.system())
        connection = opened
        return try await opened.call(call)
    }
}
