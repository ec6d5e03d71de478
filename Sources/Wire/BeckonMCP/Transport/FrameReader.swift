// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Reads frames from a descriptor that it owns, on a thread of its own.
final class FrameReader: Sendable {
    private static let chunk = 64 << 10

    private let descriptor: Int32
    private let limit: Int
    private let wake: WakeSignal

    init(_ descriptor: Int32, limit: Int, wake: WakeSignal) {
        self.descriptor = descriptor
        self.limit = limit
        self.wake = wake
    }

    func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        let thread = Thread {
            let reason = self.readAll(receive)
            Glibc.close(self.descriptor)
            receive(.closed(reason: reason))
        }
        thread.name = "beckon.wire"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Returns at the end of the stream, with what went wrong.
    private func readAll(_ receive: (TransportEvent) -> Void) -> String? {
        var decoder = FrameDecoder(limit: limit)
        return withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { buffer in
            while true {
                do throws(MCPError) {
                    while let frame = try decoder.next() { receive(.frame(frame)) }
                } catch {
                    return error.message
                }
                guard waitUntilReadable() else { return nil }
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 {
                    decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                } else if count == 0 {
                    return decoder.isWithinFrame ? "The stream ended within a frame." : nil
                } else if errno != EINTR, errno != EAGAIN {
                    return "The stream cannot be read: \(String(cString: strerror(errno)))."
                }
            }
        }
    }

    /// False once the transport is closed.
    private func waitUntilReadable() -> Bool {
        var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), wake.pollEntry]
        while poll(&polled, 2, -1) < 0, errno == EINTR {}
        return polled[1].revents == 0
    }
}
