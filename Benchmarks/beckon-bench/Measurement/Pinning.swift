// SPDX-License-Identifier: Apache-2.0
import Glibc

/// On which processors the two sides of a call run, so that a call and its floor are measured alike.
enum Pinning: String, Sendable, CaseIterable {
    /// This process on processor 0, the other on processor 1.
    case apart
    /// Both on processor 0.
    case together

    /// Pins every thread of this process that is started from now on.
    func pinSelf() throws {
        var set = cpu_set_t()
        set.__bits.0 = 1
        guard sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else {
            throw BenchmarkError("This process cannot be pinned to processor 0 (errno \(errno)).")
        }
    }

    /// The command line that starts `command` on the other side's processor.
    func child(_ command: [String]) throws -> [String] {
        ["/usr/bin/taskset", "-c", self == .apart ? "1" : "0"] + command
    }
}

/// Why a measurement could not be made.
struct BenchmarkError: Error, Sendable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
