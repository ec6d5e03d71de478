// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a program that ran to its end has left.
package struct CompletedRun: Sendable, Hashable {
    package let status: ExitStatus
    package let output: String
    package let errorOutput: String
}

extension ChildProcess {
    /// Runs a short program to its end and collects what it prints.
    ///
    /// - Parameters:
    ///   - input: for its standard input, which is a file in memory.
    ///   - limit: after it, and when the task is cancelled, the program is killed.
    /// - Throws: `SystemError`, with `ETIME` where it did not end in time; `CancellationError`.
    package static func run(
        _ command: Command, input: String = "", limit: Duration = .seconds(10)
    ) async throws -> CompletedRun {
        let standardInput = try MemoryFile(Data(input.utf8))
        let standardOutput = try DescriptorPipe()
        let standardError = try DescriptorPipe()
        let given: [Int32: Int32] = [1: standardOutput.writing, 2: standardError.writing]
        let child: ChildProcess
        do {
            defer {
                for descriptor in given.values { close(descriptor) }
            }
            child = try await Spawner.shared.spawn(
                command, descriptors: given.merging([0: standardInput.descriptor]) { $1 })
        } catch {
            for own in [standardOutput.reading, standardError.reading] { close(own) }
            throw error
        }

        async let output = standardOutput.readAll()
        async let errorOutput = standardError.readAll()
        let killer = Task {
            try await Task.sleep(for: limit)
            child.kill()
        }
        let status = await withTaskCancellationHandler {
            await child.exit()
        } onCancel: {
            child.kill()
        }
        killer.cancel()
        let run = CompletedRun(status: status, output: await output, errorOutput: await errorOutput)
        try Task.checkCancellation()
        if status == .killed(signal: SIGKILL) {
            throw SystemError(ETIME, "“\(command)” did not end within \(limit)")
        }
        return run
    }
}

extension DescriptorPipe {
    /// Everything up to the end, at most 1 MiB, read on a thread of its own; closes the reading end.
    fileprivate func readAll() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var bytes: [UInt8] = []
                var chunk = [UInt8](repeating: 0, count: 16384)
                while bytes.count < 1 << 20 {
                    let count = read(reading, &chunk, chunk.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { break }
                    bytes += chunk[..<count]
                }
                close(reading)
                continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
            }
        }
    }
}
