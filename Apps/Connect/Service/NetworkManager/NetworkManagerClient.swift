// SPDX-License-Identifier: Apache-2.0
package import Bus
import ConnectCore

/// Asks NetworkManager, on the bus that it is on.
package struct NetworkManagerClient: Sendable {
    private let bus: SharedBusConnection

    /// - Parameter address: the bus; connected to when it is first needed.
    package init(_ address: BusAddress) { bus = SharedBusConnection(address) }

    /// - Throws: `BusError` where no bus answers.
    func connection() async throws -> BusConnection { try await bus.connection() }

    /// Whether NetworkManager runs; also false where there is no bus.
    func isRunning() async -> Bool {
        guard let owner = try? await connection().owner(of: NetworkManagerNames.service) else { return false }
        return !owner.isEmpty
    }

    /// - Parameter timeout: NetworkManager answers in milliseconds, or hangs.
    @discardableResult
    func call(
        _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
        timeout: Duration = .seconds(3)
    ) async throws -> [BusValue] {
        let call = BusMethodCall(NetworkManagerNames.service, path, interface, member, arguments, timeout: timeout)
        return try await connection().call(call)
    }

    func properties(of path: String, _ interface: String) async throws -> [String: BusValue] {
        let answer = try await call(path, "org.freedesktop.DBus.Properties", "GetAll", [.string(interface)])
        return try answer.argument(0, \.dictionary)
    }

    /// The objects of all connections that are being made, are up or end, whoever asked for them.
    ///
    /// - Parameter uuid: of the connection wanted.
    func activeConnections(of uuid: String) async throws -> [String: ActivationState] {
        let manager = try await properties(of: NetworkManagerNames.path, NetworkManagerNames.service)
        var found: [String: ActivationState] = [:]
        for path in manager["ActiveConnections"]?.elements?.compactMap(\.text) ?? [] {
            // One that ends while the list is read has no properties any more.
            let active = try? await properties(of: path, NetworkManagerNames.active)
            guard let active, active["Uuid"]?.text == uuid else { continue }
            found[path] = active["State"]?.integer.flatMap(ActivationState.init(rawValue:)) ?? .unknown
        }
        return found
    }
}
