// SPDX-License-Identifier: Apache-2.0
import Bus
import NetworkWatch

/// Looks at the tunnel at once when the machine has slept or its network has changed.
struct TunnelWatch: Sendable {
    let controller: ConnectController
    /// Where logind tells of sleep; without it, only the network is watched.
    let bus: BusConnection
    /// A change of the network is a burst of messages; this long after the first one it is over.
    var settling: Duration = .milliseconds(300)
    /// How long the server has to answer: time for a wireless network to come back.
    var limit: Duration = .seconds(8)

    /// Watches until the task is cancelled.
    func run() async {
        let (occasions, occasion) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup { group in
            group.addTask {
                for await _ in await awakenings() { occasion.yield() }
            }
            group.addTask {
                guard let changes = NetworkWatch.changes(ignoring: TunnelInterface.prefix) else {
                    return log("the kernel does not tell of changes of the network")
                }
                for await _ in changes { occasion.yield() }
            }
            for await _ in occasions {
                try? await Task.sleep(for: settling)
                if Task.isCancelled { break }
                await controller.verify(within: limit)
            }
            group.cancelAll()
        }
    }

    private func awakenings() async -> AsyncStream<Void> {
        let match = BusMatch(
            sender: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let reader = Task {
            do {
                // True before sleep, false after it.
                for await signal in try await bus.signals(match) where signal.arguments.first?.boolean == false {
                    continuation.yield()
                }
            } catch {
                log("sleep is not told on this bus: \(error)")
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in reader.cancel() }
        return stream
    }
}
