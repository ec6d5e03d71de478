// SPDX-License-Identifier: Apache-2.0

/// One connection to a bus for all who ask: opened when it is first needed, and anew where it has ended.
package actor SharedBusConnection {
    private let address: BusAddress
    private var opening: Task<BusConnection, any Error>?

    package init(_ address: BusAddress) { self.address = address }

    /// The connection that is open now; those who ask while it is being opened get the same one.
    ///
    /// - Throws: `BusError` where no bus answers.
    package func connection() async throws -> BusConnection {
        while let pending = opening {
            if let open = try? await pending.value, (try? await open.uniqueName) != nil { return open }
            // Another caller may have begun anew in the meantime.
            if opening == pending { opening = nil }
        }
        let task = Task { [address] in try await BusConnection.open(address) }
        opening = task
        return try await task.value
    }
}
