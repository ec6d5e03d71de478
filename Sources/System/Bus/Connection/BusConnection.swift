// SPDX-License-Identifier: Apache-2.0
internal import CSystemd

/// One connection to a D-Bus bus: calls, signals, names and exported objects.
///
/// Its executor is the thread that serves the socket, so nothing here waits for another thread. Dropping the last
/// reference closes the connection.
package actor BusConnection {
    private let loop: BusLoop
    let handle: BusHandle
    var exports: [ExportKey: ExportedInterface] = [:]

    package nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    private init(loop: BusLoop, handle: BusHandle) {
        self.loop = loop
        self.handle = handle
    }

    deinit { loop.stop() }

    /// Connects and waits until the bus has answered the greeting.
    ///
    /// - Parameter limit: the longest time for that, in whole seconds.
    /// - Throws: ``BusError/Code/cannotConnect``.
    package static func open(_ address: BusAddress, limit: Duration = .seconds(5)) async throws -> BusConnection {
        let loop = BusLoop()
        do {
            let handle = try await BusOpener(loop: loop).open(address, limit)
            return BusConnection(loop: loop, handle: handle)
        } catch {
            loop.stop()
            throw error
        }
    }

    /// The name that the bus gave this connection, such as `:1.42`.
    package var uniqueName: String {
        get throws {
            var name: UnsafePointer<CChar>?
            guard sd_bus_get_unique_name(try handle.opened(), &name) >= 0, let name else { return "" }
            return String(cString: name)
        }
    }

    /// Sends what is queued and closes; calls that wait fail, streams of signals end.
    package func close() { handle.close() }

    /// Returns when the connection is gone, whoever ended it.
    package func waitUntilClosed() async {
        guard handle.bus != nil else { return }
        let token = handle.nextToken()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume() }
                handle.onClose[token] = { continuation.resume() }
            }
        } onCancel: {
            Task { await stopWaiting(token) }
        }
    }

    private func stopWaiting(_ token: UInt64) { handle.onClose.removeValue(forKey: token)?() }
}
