// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore

/// The app's only way to the tunnel: asks the service on the system bus. It has no right of its own.
enum VPNManager {
    private static let service = ServiceConnection()

    /// Whether there is a VPN that this person may use: a profile, or a tunnel that is there already.
    ///
    /// - Throws: why none of the profiles can be used, or the service cannot be asked.
    static var isVPNAllowed: Bool {
        get async throws {
            do {
                if try await !servers().isEmpty { return true }
                return try await status().profile != nil
            } catch let error as VPNConfigurationError where error.code == .notAllowed {
                return false
            }
        }
    }

    static func status() async throws -> VPNConnection { try await steer("GetStatus") }

    static func disconnect() async throws -> VPNConnection { try await steer("Disconnect") }

    /// Ends a connection that is being made; a tunnel that is there stays.
    static func cancelConnecting() async throws -> VPNConnection { try await steer("CancelConnecting") }

    /// Connects, and returns when traffic can flow.
    ///
    /// - Parameter secrets: what the person gave for this one connection.
    static func connect(
        to profile: VPNServer.ID, with secrets: [SecretName: String] = [:]
    ) async throws -> VPNConnection {
        guard !secrets.isEmpty else { return try await making("Connect", [.string(profile)]) }
        let pairs = secrets.map { BusValue.entry(key: .string($0.rawValue), value: .string($1)) }
        return try await making("ConnectWith", [.string(profile), .array(of: "{ss}", pairs)])
    }

    static func reconnect() async throws -> VPNConnection { try await making("Reconnect") }

    /// Waits with those who wait for the end of a disconnection; where it has ended by then, connects.
    static func join(orConnectTo profile: VPNServer.ID) async throws -> VPNConnection {
        try await making("Toggle", [.string(profile)])
    }

    /// The profiles that can be used, the default one first.
    ///
    /// - Throws: the fault of one where all have a fault.
    static func servers() async throws -> [VPNServer] {
        let rows = try await profileRows()
        let servers = rows.compactMap(VPNServer.init(row:))
        if servers.isEmpty, let fault = rows.lazy.compactMap({ $0["fault"]?.text }).first {
            throw VPNConfigurationError(code: .invalidProfile, detail: fault)
        }
        return servers.filter(\.isDefault) + servers.filter { !$0.isDefault }
    }

    /// Keeps a file as a new profile.
    ///
    /// - Returns: the profile's identifier.
    static func add(_ content: Data, fileName: String) async throws -> VPNServer.ID {
        try await call("AddProfile", [.string(fileName), .bytes(Array(content))]).argument(0, \.text)
    }

    /// Waits for a connection being made. Cancelling withdraws the press, which ends the connection where nobody else
    /// waits for it.
    private static func making(_ member: String, _ arguments: [BusValue] = []) async throws -> VPNConnection {
        // A connection to the bus of its own: what is withdrawn through it is this press and no other.
        let own = ServiceConnection()
        // Not cancelled with this task: how it ends is waited for in any case.
        let pressing = Task { try await steer(member, arguments, through: own) }
        return try await withTaskCancellationHandler {
            let result = await pressing.result
            try Task.checkCancellation()
            return try result.get()
        } onCancel: {
            let withdrawing = Task {
                // The service may hear of the press only after the first of these.
                while !Task.isCancelled {
                    _ = try? await own.call("Withdraw")
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
            Task {
                _ = await pressing.result
                withdrawing.cancel()
            }
        }
    }

    /// All that the service lists, with those that cannot be used.
    static func profileRows() async throws -> [[String: BusValue]] {
        try await call("ListProfiles").argument(0, \.elements).compactMap(\.dictionary)
    }

    private static func steer(
        _ member: String, _ arguments: [BusValue] = [], through connection: ServiceConnection = service
    ) async throws -> VPNConnection {
        let answer = try await call(member, arguments, through: connection)
        return VPNConnection(details: try answer.argument(0, \.dictionary))
    }

    private static func call(
        _ member: String, _ arguments: [BusValue] = [], through connection: ServiceConnection = service
    ) async throws -> [BusValue] {
        do {
            return try await connection.call(member, arguments)
        } catch let error as BusError {
            throw VPNConfigurationError(error)
        }
    }
}
