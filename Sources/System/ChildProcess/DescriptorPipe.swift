// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn
private import Glibc

/// A pipe whose ends no other program inherits; the ends that nobody took are closed with it.
package struct DescriptorPipe: ~Copyable {
    /// The end to read from; -1 where it was taken or closed.
    package private(set) var reading: Int32
    /// The end to write to; -1 where it was taken or closed.
    package private(set) var writing: Int32

    /// - Throws: `SystemError` where the process has too many descriptors.
    package init() throws {
        var ends: [Int32] = [-1, -1]
        let status = beckon_pipe(&ends)
        guard status == 0 else { throw SystemError(status, "A pipe could not be made") }
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        for end in [reading, writing] where end >= 0 { close(end) }
    }

    /// Hands over the end to read from, which is the caller's to close from now on.
    package mutating func takeReading() -> Int32 {
        defer { reading = -1 }
        return reading
    }

    /// Hands over the end to write to, which is the caller's to close from now on.
    package mutating func takeWriting() -> Int32 {
        defer { writing = -1 }
        return writing
    }

    /// Closes this process's copy, once the child has its own.
    package mutating func closeReading() { close(takeReading()) }

    /// Closes this process's copy, once the child has its own: only then a reader sees the end of what it writes.
    package mutating func closeWriting() { close(takeWriting()) }
}
