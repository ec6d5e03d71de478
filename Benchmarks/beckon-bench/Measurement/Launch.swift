// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Sandbox

/// A program that is started, runs to its end, and is timed over all of it.
struct Launch: Sendable {
    let program: String
    let arguments: [String]
    let environment: [String: String]
    /// The file on its standard input.
    var input = "/dev/null"
    /// Whether it reads the engine's system call filter, under the number that the engine gives it.
    var readsFilter = false

    /// Runs the two in turns.
    /// - Returns: the medians in seconds.
    static func race(_ ours: Launch, _ peer: Launch, rounds: Int) async throws -> (ours: Double, peer: Double) {
        // The first runs read from the disk what later ones find in memory.
        for _ in 0..<3 { _ = (try await ours.time(), try await peer.time()) }
        var samples = (ours: Samples(), peer: Samples())
        for _ in 0..<rounds {
            samples.ours.add(try await ours.time())
            samples.peer.add(try await peer.time())
        }
        return (samples.ours.median, samples.peer.median)
    }

    private func time() async throws -> Double {
        let input = open(self.input, O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        var descriptors: [Int32: Int32] = [0: input, 2: STDERR_FILENO]
        if readsFilter { descriptors[5] = try SyscallFilter.program() }
        defer { if let filter = descriptors[5] { close(filter) } }
        let command = Command(program, arguments, environment: environment)
        let start = ContinuousClock.now
        let exit = try await Spawner.shared.spawn(command, descriptors: descriptors).exit()
        let time = (ContinuousClock.now - start) / .seconds(1)
        guard exit.succeeded else { throw BenchmarkError("“\(program)” ended with \(exit).") }
        return time
    }
}
