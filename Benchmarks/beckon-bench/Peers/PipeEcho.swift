// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The floor under any call between two processes: the same bytes to a child and back over two pipes, nothing else.
enum PipeEcho {
    static let childFlag = "--echo-child"

    /// What the child process does: reads `request` bytes, writes `response` bytes, until its input ends.
    static func runChild(request: Int, response: Int) {
        var input = [UInt8](repeating: 0, count: request)
        let output = [UInt8](repeating: 0x20, count: response)
        while readAll(STDIN_FILENO, &input), writeAll(STDOUT_FILENO, output) {}
    }

    /// Times round trips of `request` bytes there and `response` bytes back.
    static func measure(request: Int, response: Int, count: Int, pinning: Pinning) async throws -> Samples {
        let child = Process()
        let program = try pinning.child([CommandLine.arguments[0], childFlag, "\(request)", "\(response)"])
        child.executableURL = URL(fileURLWithPath: program[0])
        child.arguments = Array(program.dropFirst())
        let there = Pipe()
        let back = Pipe()
        child.standardInput = there
        child.standardOutput = back
        try child.run()
        let output = [UInt8](repeating: 0x20, count: request)
        var input = [UInt8](repeating: 0, count: response)
        let writing = there.fileHandleForWriting.fileDescriptor
        let reading = back.fileHandleForReading.fileDescriptor
        var values: [Double] = []
        let clock = ContinuousClock()
        for round in 0..<(count + count / 5) {
            let start = clock.now
            guard writeAll(writing, output), readAll(reading, &input) else {
                throw BenchmarkError("The echo process ended early.")
            }
            if round >= count / 5 { values.append((clock.now - start).seconds) }
        }
        try there.fileHandleForWriting.close()
        child.waitUntilExit()
        return Samples(values)
    }

    private static func readAll(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Bool {
        var done = 0
        while done < buffer.count {
            let count = buffer.withUnsafeMutableBytes { bytes in
                Glibc.read(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
            }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private static func writeAll(_ descriptor: Int32, _ buffer: [UInt8]) -> Bool {
        var done = 0
        while done < buffer.count {
            let count = buffer.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
            }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
