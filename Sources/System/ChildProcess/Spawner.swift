// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn
import Dispatch
import Foundation
import Synchronization

/// Starts programs that are killed when this process ends, however it ends.
///
/// The kernel ties such a child to the thread that started it, so one thread starts them all and never ends.
package final class Spawner: Sendable {
    package static let shared = Spawner()

    private typealias Job = @Sendable () -> Void
    private let jobs = Mutex<[Job]>([])
    private let waiting = DispatchSemaphore(value: 0)

    private init() {
        let thread = Thread { [self] in
            while true {
                waiting.wait()
                let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                job?()
            }
        }
        thread.name = "beckon-spawner"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// Starts a program, which inherits nothing but what it is given here.
    ///
    /// - Parameter descriptors: this process's descriptors, which stay the caller's, by their number in the child; the
    ///   child's first three are `/dev/null` where they are not named.
    /// - Throws: `SystemError` where it cannot be started.
    package func spawn(_ command: Command, descriptors: [Int32: Int32] = [:]) async throws -> ChildProcess {
        let id = try await withCheckedThrowingContinuation { continuation in
            let job: Job = { continuation.resume(with: Result { try Self.start(command, descriptors) }) }
            jobs.withLock { $0.append(job) }
            waiting.signal()
        }
        return ChildProcess(id: id)
    }

    private static func start(_ command: Command, _ given: [Int32: Int32]) throws -> Int32 {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        let descriptors = [0: null, 1: null, 2: null].merging(given) { $1 }
        var arguments = ([command.executable] + command.arguments).map { strdup($0) } + [nil]
        var environment = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for text in arguments + environment { free(text) }
        }
        let pairs = descriptors.map { beckon_descriptor(source: $0.value, target: $0.key) }
        let options =
            (command.keepsTerminal ? BECKON_KEEPS_TERMINAL : 0) | (command.isScoped ? BECKON_SCOPED : 0)
        var id: pid_t = 0
        let status = beckon_spawn(
            command.executable, &arguments, &environment, pairs, Int32(pairs.count), options, &id)
        guard status == 0 else { throw SystemError(status, "“\(command.executable)” could not be started") }
        return id
    }
}
