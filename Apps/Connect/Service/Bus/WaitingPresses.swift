// SPDX-License-Identifier: Apache-2.0
import Bus

/// The presses that wait for their answer, by the connection to the bus that they came from.
actor WaitingPresses {
    private var tasks: [String: [UInt64: Task<Void, any Error>]] = [:]
    private var lastNumber: UInt64 = 0

    /// Runs a press, and withdraws it when its sender leaves the bus.
    ///
    /// - Parameter departures: the changes of the sender's name since before it was known to be there.
    func run(
        of sender: String, until departures: AsyncStream<BusOwnerChange>,
        _ press: @escaping @Sendable () async throws -> Void
    ) async throws {
        lastNumber += 1
        let number = lastNumber
        let task = Task { try await press() }
        tasks[sender, default: [:]][number] = task
        let watch = Task {
            for await change in departures where change.owner == nil { task.cancel() }
        }
        defer {
            watch.cancel()
            tasks[sender]?[number] = nil
            if tasks[sender]?.isEmpty == true { tasks[sender] = nil }
        }
        try await task.value
    }

    /// Withdraws all presses of a sender, and returns when they are over.
    func withdrawAll(of sender: String) async {
        let pressing = tasks[sender].map { Array($0.values) } ?? []
        for task in pressing { task.cancel() }
        for task in pressing { _ = await task.result }
    }
}
