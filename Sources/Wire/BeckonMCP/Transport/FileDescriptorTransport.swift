// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation
import Glibc
import Synchronization

/// Frames over a pair of file descriptors, which it owns and closes.
package final class FileDescriptorTransport: Transport {
    private let reader: FrameReader
    private let writer: FrameWriter
    private let wake = WakeSignal()

    /// - Parameters:
    ///   - sendTimeout: how long the peer may leave what is sent unread before `send` throws; nil is for ever.
    ///   - isShared: whether other processes write to the same open file, as they may to standard output.
    package init(
        reading: Int32, writing: Int32, limits: JSONLimits = .frame, sendTimeout: Duration? = .seconds(30),
        isShared: Bool = true
    ) {
        reader = FrameReader(reading, limit: limits.size, wake: wake)
        writer = FrameWriter(
            reading == writing ? fcntl(writing, F_DUPFD_CLOEXEC, 3) : writing, timeout: sendTimeout, isShared: isShared,
            wake: wake)
    }

    package func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        reader.start { event in
            // A frame on its way is finished: a peer that sends no more may still read.
            if case .closed = event { self.writer.close() }
            receive(event)
        }
    }

    package var isOpen: Bool { writer.isOpen }

    package func send(_ frame: Data) throws { try writer.write(frame) }

    package func announce() { writer.announce() }

    package func attend(while isAwaited: () -> Bool) { reader.attend(while: isAwaited) }

    /// Runs what answers a frame on the thread that read it.
    package var executor: (any TaskExecutor)? { reader.executor }

    package func close() {
        wake.set()
        writer.close()
    }
}
