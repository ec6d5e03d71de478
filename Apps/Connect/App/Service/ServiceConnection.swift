// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// One connection to the bus, made when it is first needed and again when it has broken.
actor ServiceConnection {
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
