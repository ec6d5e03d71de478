// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts the actions that have begun and not ended, for who wants to wait for them.
final class ActionsAtWork: Sendable {
    fileprivate struct State {
        var count = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func begin() { state.withLock { $0.count += 1 } }

    func end() {
        let waiting = state.withLock { state in
            state.count -= 1
            return state.count == 0 ? state.takeWaiting() : []
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when none is at work, and at the latest after `limit`.
    func waitForEnd(within limit: Duration) async {
        let alarm = Task {
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            for continuation in state.withLock({ $0.takeWaiting() }) { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            let isQuiet = state.withLock { state in
                if state.count > 0 { state.waiting.append(continuation) }
                return state.count == 0
            }
            if isQuiet { continuation.resume() }
        }
        alarm.cancel()
    }
}

extension ActionsAtWork.State {
    fileprivate mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
        defer { waiting = [] }
        return waiting
    }
}
