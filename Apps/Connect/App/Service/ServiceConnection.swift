// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// One connection to the bus, made when it is first needed and again when it has broken.
actor ServiceConnection {
    private var opening: Task<BusConnection, any Error>?

    func call(_ member: String, _ arguments: [BusValue] = []) async throws -> [BusValue] {
        // The service bounds its own work; this only guards against one that hangs.
        let call = BusMethodCall(
            ConnectNames.service, ConnectNames.path, ConnectNames.interface, member, arguments, timeout: .seconds(60))
        do {
            return try await connection().call(call)
        } catch let error as BusError where error.code == .closed {
            opening = nil
            return try await connection().call(call)
        }
    }

    /// What is called at the same time goes through the same one, in the order of the calls.
    private func connection() async throws -> BusConnection {
        if let opening, let open = try? await opening.value { return open }
        let task = Task { try await BusConnection.open(.system()) }
        opening = task
        return try await task.value
    }
}
