// SPDX-License-Identifier: Apache-2.0
internal import CSpawn
import Foundation
import Glibc
import Synchronization

/// A running child that gets only the descriptors chosen for it, and signals as a fresh program expects them.
///
/// Foundation's `Process` hands down a socket of its own and the blocked signals of the thread that starts it.
package final class ChildProcess: Sendable {
    package let identifier: Int32
    private let ended = Mutex<ExitStatus?>(nil)
    private let waiters = Mutex<[CheckedContinuation<ExitStatus, Never>]>([])

    /// Starts a program.
    ///
    /// - Parameter descriptors: what becomes the child's descriptors 0, 1 and 2; nil is `/dev/null`.
    /// - Throws: ``ChildProcessError/Code/cannotStart``.
    package init(_ command: Command, input: Int32? = nil, output: Int32? = nil, error: Int32? = nil) throws {
        identifier = try Self.spawn(command, [input, output, error])
        // One thread waits for the child, so that it never stays a zombie.
        Thread.detachNewThread { [self] in reap() }
    }

    private func reap() {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let result = ExitStatus(waitStatus: status)
        ended.withLock { $0 = result }
        let waiting = waiters.withLock { waiters in
            defer { waiters = [] }
            return waiters
        }
        for waiter in waiting { waiter.resume(returning: result) }
    }

    /// How it ended; nil while it runs.
    package var status: ExitStatus? { ended.withLock { $0 } }

    /// Sends a signal while the child runs.
    package func signal(_ number: Int32) {
        ended.withLock { if $0 == nil { _ = kill(identifier, number) } }
    }

    /// Waits for the end; cancelling the task does not end the child.
    package func wait() async -> ExitStatus {
        await withCheckedContinuation { continuation in
            waiters.withLock { waiters in
                // The reaper stores the status before it looks at the list.
                if let status { continuation.resume(returning: status) } else { waiters.append(continuation) }
            }
        }
    }

    private static func spawn(_ command: Command, _ descriptors: [Int32?]) throws(ChildProcessError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, source) in descriptors.enumerated() {
            if let source {
                posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
            } else {
                posix_spawn_file_actions_addopen(
                    &actions, Int32(target), "/dev/null", target == 0 ? O_RDONLY : O_WRONLY, 0)
            }
        }
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let arguments = ([command.executable] + command.arguments).map { strdup($0) } + [nil]
        let environment = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var identifier: pid_t = 0
        let fault = posix_spawn(&identifier, command.executable, &actions, &attributes, arguments, environment)
        guard fault == 0 else {
            throw ChildProcessError(
                .cannotStart, "cannot start \(command.executable): \(String(cString: strerror(fault)))")
        }
        return identifier
    }
}
