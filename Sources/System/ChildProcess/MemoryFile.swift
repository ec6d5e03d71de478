// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn
package import Foundation

/// A file in memory to hand to another program: a pipe that needs nobody at its other end.
package final class MemoryFile: Sendable {
    /// Stands at the file's beginning until the other program reads or writes.
    package let descriptor: Int32

    /// - Throws: `SystemError` where there is no memory, or no descriptor left.
    package init(_ contents: Data = Data()) throws {
        var descriptor: Int32 = -1
        let status = beckon_memory_file("beckon", &descriptor)
        guard status == 0 else { throw SystemError(status, "A file in memory could not be made") }
        self.descriptor = descriptor
        var written = 0
        while written < contents.count {
            let count = contents.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress.map { $0 + written }, contents.count - written, off_t(written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError(errno, "A file in memory could not be written") }
            written += count
        }
    }

    deinit { close(descriptor) }

    /// What is in it, at most `limit` bytes; for use once the other program has ended.
    /// - Throws: `SystemError` where it cannot be read.
    package func contents(upTo limit: Int) throws -> Data {
        var contents = Data()
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while contents.count < limit {
            let count = pread(descriptor, &chunk, min(chunk.count, limit - contents.count), off_t(contents.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError(errno, "A file in memory could not be read") }
            if count == 0 { break }
            contents += chunk[..<count]
        }
        return contents
    }
}
