// SPDX-License-Identifier: Apache-2.0
import Engine
import Foundation
import Glibc
import Synchronization
import TerminalSurface

/// Turns the signals that ask a program to stop into the cancellation of its work.
package final class Interruption: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// Written once, before any handler can run.
    nonisolated(unsafe) private static var handlerEnd: Int32 = -1

    private let first = Mutex<Int32?>(nil)

    private init() {}

    /// Runs the work. The first signal cancels it; a second one ends the program at once.
    /// - Returns: the work's exit code; 128 and the signal's number where a signal cancelled it.
    package static func exitCode(of work: @escaping @Sendable () async -> Int32) async -> Int32 {
        // A reader that went away is told by the write itself.
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return await work() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        handlerEnd = ends[1]
        // A handler, not SIG_IGN with a source: what is ignored stays ignored in the programs that are started.
        // What was ignored before, as `nohup` and a shell's background do, stays so.
        for number in signals where !isIgnored(number) {
            signal(number) { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.handlerEnd, &byte, 1)
                errno = before
            }
        }
        let interruption = Interruption()
        let task = Task { await work() }
        let readEnd = ends[0]
        Thread.detachNewThread { interruption.watch(readEnd, cancelling: task) }
        let code = await task.value
        let signalled = interruption.first.withLock(\.self)
        return code == OutcomeKind.cancelled.exitCode ? 128 + (signalled ?? SIGINT) : code
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var before = sigaction()
        guard sigaction(number, nil, &before) == 0 else { return false }
        return unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
    }

    private func watch(_ descriptor: Int32, cancelling task: Task<Int32, Never>) {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) != 0 || errno == EINTR {
            let number = Int32(byte)
            let isFirst = first.withLock { first in
                defer { first = first ?? number }
                return first == nil
            }
            guard isFirst else {
                HiddenInput.end()
                _exit(128 + number)
            }
            task.cancel()
        }
    }
}
