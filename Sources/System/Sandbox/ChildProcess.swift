// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A program that this process started, with the guard that ends all of it; it is reaped when it ends.
package final class ChildProcess: Sendable {
    package enum Exit: Sendable, Hashable {
        case code(Int32)
        case signal(Int32)
    }

    private enum State {
        case running([CheckedContinuation<Exit, Never>])
        case ended(Exit)
    }

    /// The guard's number.
    package let id: Int32
    private let state = Mutex(State.running([]))

    init(id: Int32) {
        self.id = id
        let thread = Thread { [self] in reap() }
        thread.name = "beckon-reaper"
        thread.stackSize = 64 << 10
        thread.start()
    }

    package var isRunning: Bool {
        state.withLock { if case .running = $0 { true } else { false } }
    }

    /// Kills the program and everything that came from it. The end is to be waited for.
    package func kill() {
        // Only while it runs: its number may be another's by then. The guard does the killing (see `beckon_spawn`).
        state.withLock {
            if case .running = $0 { _ = Foundation.kill(id, SIGTERM) }
        }
    }

    /// Waits for the end.
    package func exit() async -> Exit {
        await withCheckedContinuation { continuation in
            let ended: Exit? = state.withLock {
                switch $0 {
                case .ended(let exit): return exit
                case .running(let waiting):
                    $0 = .running(waiting + [continuation])
                    return nil
                }
            }
            if let ended { continuation.resume(returning: ended) }
        }
    }

    /// Waits for the end, at most `limit` and also in a cancelled task; nil where the process still runs.
    package func exit(within limit: Duration) async -> Exit? {
        await Task {
            let (ends, continuation) = AsyncStream<Exit?>.makeStream()
            Task { continuation.yield(await exit()) }
            let timer = Task {
                try await Task.sleep(for: limit)
                continuation.yield(nil)
            }
            defer { timer.cancel() }
            for await end in ends { return end }
            return nil
        }.value
    }

    private func reap() {
        var information = siginfo_t()
        // Leaves the process a zombie, so that its number stays its own until `send` cannot use it any more.
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let (exit, waiting) = state.withLock { state -> (Exit, [CheckedContinuation<Exit, Never>]) in
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7f
            let exit: Exit = signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
            guard case .running(let waiting) = state else { return (exit, []) }
            state = .ended(exit)
            return (exit, waiting)
        }
        for continuation in waiting { continuation.resume(returning: exit) }
    }
}
