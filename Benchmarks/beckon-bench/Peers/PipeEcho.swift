// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Glibc

/// The floor under any call between two processes: the same bytes to a child and back over two pipes, nothing else.
struct PipeEcho {
    static let flag = "--pipe-echo"
    static let childFlag = "--pipe-echo-child"

    private let pinning: Pinning
    private let request: Int
    private let response: Int
    private let count: Int

    /// Reads the words that `command` wrote.
    init(_ words: [String]) throws {
        guard words.count == 4, let pinning = Pinning(rawValue: words[0]), let request = Int(words[1]),
            let response = Int(words[2]), let count = Int(words[3])
        else { throw BenchmarkError("\(Self.flag) PINNING REQUEST RESPONSE COUNT") }
        self.pinning = pinning
        self.request = request
        self.response = response
        self.count = count
    }

    /// The command line that measures round trips of `request` bytes there and `response` bytes back.
    static func command(
        in setting: Setting, _ pinning: Pinning, request: Int, response: Int, count: Int
    ) -> [String] {
        pinning.caller([setting.program, flag, pinning.rawValue, "\(request)", "\(response)", "\(count)"])
    }

    /// Prints the median of the round trips, in seconds.
    func run() async throws {
        let program = pinning.answerer([CommandLine.arguments[0], Self.childFlag, "\(request)", "\(response)"])
        var there = try DescriptorPipe()
        var back = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            Command(program[0], Array(program.dropFirst()), environment: ProcessInfo.processInfo.environment),
            descriptors: [0: there.reading, 1: back.writing])
        there.closeReading()
        back.closeWriting()
        let output = [UInt8](repeating: 0x20, count: request)
        var input = [UInt8](repeating: 0, count: response)
        var samples = Samples()
        for round in 0..<(count + count / 5) {
            let start = ContinuousClock.now
            guard Self.writeAll(there.writing, output), Self.readAll(back.reading, &input) else {
                throw BenchmarkError("The echo process ended early.")
            }
            if round >= count / 5 { samples.add((ContinuousClock.now - start) / .seconds(1)) }
        }
        there.closeWriting()
        _ = await child.exit()
        print(samples.median)
    }

    /// What the child process does: reads the request, writes the response, until its input ends.
    static func runChild(_ words: [String]) throws {
        guard words.count == 2, let request = Int(words[0]), let response = Int(words[1]) else {
            throw BenchmarkError("\(childFlag) REQUEST RESPONSE")
        }
        var input = [UInt8](repeating: 0, count: request)
        let output = [UInt8](repeating: 0x20, count: response)
        while readAll(STDIN_FILENO, &input), writeAll(STDOUT_FILENO, output) {}
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
