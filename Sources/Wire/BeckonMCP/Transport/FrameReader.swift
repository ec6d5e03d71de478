// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Reads frames from a descriptor that it owns, on a thread of its own, and on those that wait for an answer.
final class FrameReader: Sendable {
    /// Bytes of one `read`, and of one on a thread that waits for an answer.
    private static let chunk = 64 << 10
    private static let smallChunk = 4 << 10

    private enum Ending {
        /// The stream is over, with what went wrong.
        case end(String?)
        /// Another thread reads on.
        case relieved
    }

    private let descriptor: Int32
    private let readiness: Readiness
    private let source: FrameSource
    private let wake: WakeSignal
    private let attention = Mutex(Attention())
    let executor = ReadingExecutor()

    init(_ descriptor: Int32, limit: Int, wake: WakeSignal) {
        self.descriptor = descriptor
        self.wake = wake
        readiness = Readiness(descriptor)
        source = FrameSource(descriptor, limit: limit)
    }

    func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        source.start(receive)
        executor.watch.prepare { self.read(receive) }
        let thread = Thread { self.read(receive) }
        thread.name = "beckon.wire"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Reads on the calling thread for a moment: an answer that comes at once then needs no other thread.
    func attend(while isAwaited: () -> Bool) {
        guard attention.withLock({ $0.isWorthwhile() }) else { return }
        readiness.pause()
        defer { readiness.resume() }
        let end = ContinuousClock.now + Attention.span
        withUnsafeTemporaryAllocation(byteCount: Self.smallChunk, alignment: 16) { buffer in
            while isAwaited(), .now < end {
                switch source.takeIfFree(into: buffer) {
                case .frame, .bytes, .nothing: break
                case .end:
                    // The thread that reads gives the reason, and does so at once.
                    if source.fault != nil { wake.set() }
                    return
                }
            }
        }
        source.deliver()
        let hasPaid = !isAwaited()
        attention.withLock { $0.learn(hasPaid) }
    }

    private func read(_ receive: @Sendable (TransportEvent) -> Void) {
        executor.lead()
        guard case .end(let reason) = readFrames() else { return }
        executor.resign()
        executor.watch.end()
        source.close()
        receive(.closed(reason: reason))
    }

    private func readFrames() -> Ending {
        withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { buffer in
            var hasBegun = false
            var attention = Attention()
            while true {
                switch source.take(into: buffer) {
                case .frame:
                    hasBegun = false
                    guard executor.runJobs() else { return .relieved }
                case .bytes: hasBegun = true
                case .nothing:
                    if hasBegun, attention.isWorthwhile() { attention.learn(stayAwake()) }
                    hasBegun = false
                    guard waitUntilReadable() else { return .end(source.fault) }
                case .end(let reason): return .end(reason)
                }
            }
        }
    }

    /// Stays awake for a frame that has begun to come, or was announced. Returns whether it goes on.
    private func stayAwake() -> Bool {
        let end = ContinuousClock.now + Attention.span
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) == 0 { guard .now < end else { return false } }
        return true
    }

    /// False once the transport is closed.
    private func waitUntilReadable() -> Bool {
        var polled = [readiness.pollEntry, wake.pollEntry]
        while poll(&polled, 2, -1) < 0, errno == EINTR {}
        return polled[1].revents == 0
    }
}
