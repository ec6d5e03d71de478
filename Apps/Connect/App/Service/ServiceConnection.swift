// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// Calls the service, on one connection to the system bus.
struct ServiceConnection: Sendable {
    private let bus = SharedBusConnection(.system())

    /// What is called at the same time goes through the same connection, in the order of the calls.
    func call(_ member: String, _ arguments: [BusValue] = []) async throws -> [BusValue] {
        // The service bounds its own work; this only guards against one that hangs.
        let call = BusMethodCall(
            ConnectNames.service, ConnectNames.path, ConnectNames.interface, member, arguments, timeout: .seconds(60))
        return try await bus.connection().call(call)
    }
}
