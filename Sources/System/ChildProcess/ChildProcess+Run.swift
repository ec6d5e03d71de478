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
        var standardOutput = try DescriptorPipe()
        var standardError = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            command,
            descriptors: [0: standardInput.descriptor, 1: standardOutput.writing, 2: standardError.writing])
        standardOutput.closeWriting()
        standardError.closeWriting()

        let printed = (standardOutput.takeReading(), standardError.takeReading())
        async let output = readAll(printed.0)
        async let errorOutput = readAll(printed.1)
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

    /// Everything up to the end, at most 1 MiB, read on a thread of its own; closes the descriptor.
    private static func readAll(_ reading: Int32) async -> String {
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
