// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Reads frames from a descriptor that it owns, on a thread of its own.
final class FrameReader: Sendable {
    /// Bytes of one `read`.
    private static let chunk = 64 << 10

    private enum Ending {
        /// The stream is over, with what went wrong.
        case end(String?)
        /// Another thread reads on.
        case relieved
    }

    private let descriptor: Int32
    private let wake: WakeSignal
    private let decoder: Mutex<FrameDecoder>
    let executor = ReadingExecutor()

    init(_ descriptor: Int32, limit: Int, wake: WakeSignal) {
        self.descriptor = descriptor
        self.wake = wake
        decoder = Mutex(FrameDecoder(limit: limit))
    }

    func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        executor.watch.prepare { self.read(receive) }
        let thread = Thread { self.read(receive) }
        thread.name = "beckon.wire"
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func read(_ receive: @Sendable (TransportEvent) -> Void) {
        executor.lead()
        guard case .end(let reason) = readFrames(receive) else { return }
        executor.resign()
        executor.watch.end()
        close(descriptor)
        receive(.closed(reason: reason))
    }

    private func readFrames(_ receive: @Sendable (TransportEvent) -> Void) -> Ending {
        withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { buffer in
            while true {
                do throws(MCPError) {
                    while let frame = try decoder.withLock({ decoder throws(MCPError) in try decoder.next() }) {
                        receive(.frame(frame))
                        guard executor.runJobs() else { return .relieved }
                    }
                } catch {
                    return .end(error.message)
                }
                guard waitUntilReadable() else { return .end(nil) }
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 {
                    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                    decoder.withLock { $0.append(bytes) }
                } else if count == 0 {
                    return .end(decoder.withLock(\.isWithinFrame) ? "The stream ended within a frame." : nil)
                } else if errno != EINTR, errno != EAGAIN {
                    return .end("The stream cannot be read: \(String(cString: strerror(errno))).")
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
