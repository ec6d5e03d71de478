// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Reads lines from a descriptor; a wait ends at once when its task is cancelled.
package final class LineReader: Sendable {
    private let descriptor: Int32
    /// Bytes that came after the end of the last line.
    private let pending = Mutex<[UInt8]>([])

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// The next line, or nil at the end of input.
    package func next() async throws -> String? {
        try Task.checkCancellation()
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ConsoleError(.failed, String(cString: strerror(errno))) }
        let (wakeRead, wakeWrite) = (ends[0], ends[1])
        defer {
            close(wakeRead)
            close(wakeWrite)
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // A blocking wait does not belong on the threads that run tasks.
                Thread.detachNewThread {
                    continuation.resume(with: Result { try self.waitForLine(wake: wakeRead) })
                }
            }
        } onCancel: {
            _ = write(wakeWrite, [1], 1)
        }
    }

    /// Drops what has been read and not been asked for, and leaves nothing of it in memory.
    package func forget() {
        pending.withLock { bytes in
            for index in bytes.indices { bytes[index] = 0 }
            bytes = []
        }
    }

    private func waitForLine(wake: Int32) throws -> String? {
        while true {
            if let line = takeLine() { return line }
            var waiting = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else {
                throw ConsoleError(.failed, String(cString: strerror(errno)))
            }
            if waiting[1].revents != 0 {
                // Half an answer is not for whoever reads the terminal next.
                tcflush(descriptor, TCIFLUSH)
                throw CancellationError()
            }
            guard waiting[0].revents != 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            // What was typed may be a secret.
            defer { for index in buffer.indices { buffer[index] = 0 } }
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                pending.withLock { $0 += buffer.prefix(count) }
            } else if count == 0 || errno != EINTR {
                return takeRest()
            }
        }
    }

    private func takeLine() -> String? {
        pending.withLock { bytes in
            guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let line = String(decoding: bytes[..<end], as: UTF8.self)
            bytes.removeFirst(end + 1)
            return line
        }
    }

    private func takeRest() -> String? {
        pending.withLock { bytes in
            guard !bytes.isEmpty else { return nil }
            defer { bytes = [] }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
