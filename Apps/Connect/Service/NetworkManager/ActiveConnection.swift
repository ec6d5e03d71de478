// SPDX-License-Identifier: Apache-2.0
import Bus

/// What NetworkManager is doing about one connection, followed by the only signal of its that tells the truth:
/// `VpnStateChanged` says “activated” of connections that are cancelled.
actor ActiveConnection {
    struct Status: Sendable, Hashable {
        var state = ActivationState.unknown
        var reason = ActivationReason.none
    }

    nonisolated let path: String
    private(set) var status = Status()
    private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastWaiter = 0
    private var feeder: Task<Void, Never>?

    /// - Parameters:
    ///   - signals: all `StateChanged` since before the connection was made.
    ///   - owners: the changes of NetworkManager's name on the bus.
    init(_ path: String, signals: AsyncStream<BusMessage>, owners: AsyncStream<BusOwnerChange>) async {
        self.path = path
        feeder = Task { [weak self] in
            await withTaskGroup { group in
                group.addTask { [weak self] in
                    for await signal in signals where signal.path == path { await self?.receive(signal) }
                    await self?.managerEnded()
                }
                group.addTask { [weak self] in
                    // A new owner is another process, which knows nothing of this object.
                    for await _ in owners { await self?.managerEnded() }
                }
            }
        }
    }

    deinit { feeder?.cancel() }

    /// Takes what the object says of itself, for one that was there before the signals were heard.
    func begin(with state: ActivationState) {
        if status.state == .unknown { change(to: Status(state: state)) }
    }

    /// Waits until the state fits.
    ///
    /// - Returns: nil where it did not within the limit, or the task was cancelled.
    func wait(within limit: Duration?, until fits: @Sendable (ActivationState) -> Bool) async -> Status? {
        let deadline = limit.map { ContinuousClock.now + $0 }
        while !fits(status.state) {
            if Task.isCancelled { return nil }
            if let deadline, ContinuousClock.now >= deadline { return nil }
            await nextChange(until: deadline)
        }
        return status
    }

    private func nextChange(until deadline: ContinuousClock.Instant?) async {
        lastWaiter += 1
        let waiter = lastWaiter
        let alarm = deadline.map { deadline in
            Task {
                do { try await Task.sleep(until: deadline) } catch { return }
                wake(waiter)
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiters[waiter] = continuation }
            }
        } onCancel: {
            Task { await wake(waiter) }
        }
        alarm?.cancel()
    }

    private func wake(_ waiter: Int) { waiters.removeValue(forKey: waiter)?.resume() }

    private func receive(_ signal: BusMessage) {
        guard let state = signal.arguments.first?.integer.flatMap(ActivationState.init(rawValue:)),
            let reason = try? signal.arguments.argument(1, \.integer)
        else { return }
        // The reason for the end is the one that it began with.
        let known = status.state == .deactivating && state == .deactivated ? status.reason.rawValue : reason
        change(to: Status(state: state, reason: ActivationReason(rawValue: known)))
    }

    private func managerEnded() {
        if status.state != .deactivated { change(to: Status(state: .deactivated, reason: .managerEnded)) }
    }

    private func change(to new: Status) {
        status = new
        let woken = waiters.values
        waiters = [:]
        for waiter in woken { waiter.resume() }
    }
}
