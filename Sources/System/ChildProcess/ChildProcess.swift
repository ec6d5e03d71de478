// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A program that this process started, with the guard that ends all of it; it is reaped when it ends.
package final class ChildProcess: Sendable {
    private enum State {
        case running([CheckedContinuation<ExitStatus, Never>])
        case ended(ExitStatus)
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

    /// Waits for the end; cancelling the task does not end the child.
    package func exit() async -> ExitStatus {
        await withCheckedContinuation { continuation in
            let ended: ExitStatus? = state.withLock {
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
    package func exit(within limit: Duration) async -> ExitStatus? {
        await Task {
            let (ends, continuation) = AsyncStream<ExitStatus?>.makeStream()
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
        // Leaves the process a zombie, so that its number stays its own until `kill` cannot use it any more.
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        // A guard ends like its program; only one that was killed itself may have left something.
        if information.si_code == CLD_KILLED { Orphans.end() }
        let (exit, waiting) = state.withLock { state -> (ExitStatus, [CheckedContinuation<ExitStatus, Never>]) in
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            let exit = ExitStatus(waitStatus: status)
            guard case .running(let waiting) = state else { return (exit, []) }
            state = .ended(exit)
            return (exit, waiting)
        }
        for continuation in waiting { continuation.resume(returning: exit) }
    }
}
