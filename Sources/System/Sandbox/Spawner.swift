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

    /// Starts the program; the caller still owns its side of every descriptor.
    /// - Throws: `SystemError` where it cannot be started.
    package func spawn(_ command: Command) async throws -> ChildProcess {
        let id = try await withCheckedThrowingContinuation { continuation in
            let job: Job = { continuation.resume(with: Result { try command.start() }) }
            jobs.withLock { $0.append(job) }
            waiting.signal()
        }
        return ChildProcess(id: id)
    }
}

/// A program with everything it is given; it inherits nothing else.
package struct Command: Sendable {
    /// An absolute path.
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    /// This process's descriptors by their number in the child.
    package var descriptors: [Int32: Int32]

    package init(
        program: String, arguments: [String], environment: [String: String], descriptors: [Int32: Int32]
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.descriptors = descriptors
    }

    fileprivate func start() throws -> Int32 {
        var argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        let pairs = descriptors.map { beckon_descriptor(source: $0.value, target: $0.key) }
        var id: pid_t = 0
        let status = beckon_spawn(
            program, &argumentPointers, &environmentPointers, pairs, Int32(pairs.count), &id)
        guard status == 0 else { throw SystemError(status, "“\(program)” could not be started") }
        return id
    }
}
