// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

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
    ///   - input: bytes for its standard input, at most the 64 KiB that a pipe holds.
    ///   - limit: after it, and when the task is cancelled, the program is killed.
    /// - Throws: ``ChildProcessError``, `CancellationError`.
    package static func run(
        _ command: Command, input: String = "", limit: Duration = .seconds(10)
    ) async throws -> CompletedRun {
        let standardInput = try PipeEnds()
        let standardOutput = try PipeEnds()
        let standardError = try PipeEnds()
        let child = try ChildProcess(
            command, input: standardInput.reading, output: standardOutput.writing, error: standardError.writing)
        for descriptor in [standardInput.reading, standardOutput.writing, standardError.writing] { close(descriptor) }
        _ = input.withCString { write(standardInput.writing, $0, min(input.utf8.count, 65536)) }
        close(standardInput.writing)

        async let output = standardOutput.readAll()
        async let errorOutput = standardError.readAll()
        let killer = Task {
            try await Task.sleep(for: limit)
            child.signal(SIGKILL)
        }
        let status = await withTaskCancellationHandler {
            await child.wait()
        } onCancel: {
            child.signal(SIGKILL)
        }
        killer.cancel()
        let run = CompletedRun(status: status, output: await output, errorOutput: await errorOutput)
        try Task.checkCancellation()
        if status == .killed(signal: SIGKILL) {
            throw ChildProcessError(.timedOut, "“\(command)” did not end within \(limit)")
        }
        return run
    }
}

/// The two ends of a pipe, neither inherited by accident.
private struct PipeEnds {
    let reading: Int32
    let writing: Int32

    init() throws(ChildProcessError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw ChildProcessError(.cannotStart, "cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Everything up to the end, at most 1 MiB, read on a thread of its own; closes the reading end.
    func readAll() async -> String {
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
