// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Glibc
import Synchronization

/// The frames that come from a descriptor, which it owns; whichever thread takes them, each is delivered in its turn.
final class FrameSource: Sendable {
    /// What taking once came to.
    enum Step {
        /// A frame was delivered.
        case frame
        /// Something came; whether it is a frame shows the next step.
        case bytes
        case nothing
        /// The stream is over, with what went wrong.
        case end(String?)
    }

    fileprivate struct State {
        /// Nil once closed.
        var descriptor: Int32?
        var decoder: FrameDecoder
        /// Takes the frames; nil before the start and after the end.
        var receive: (@Sendable (TransportEvent) -> Void)?
        /// Why the stream cannot be read on.
        var fault: String?
    }

    private let state: Mutex<State>

    init(_ descriptor: Int32, limit: Int) {
        state = Mutex(State(descriptor: descriptor, decoder: FrameDecoder(limit: limit)))
    }

    /// Why the stream cannot be read on, where that is so.
    var fault: String? { state.withLock(\.fault) }

    /// Says who takes the frames; called with the stream locked, it must neither attend nor close.
    func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        state.withLock { $0.receive = receive }
    }

    /// Delivers the next frame, or reads once where there is none yet; never waits for the peer.
    func take(into buffer: UnsafeMutableRawBufferPointer) -> Step {
        state.withLock { $0.take(into: buffer) }
    }

    /// The same, but does nothing while another thread is at it, however long that takes to deliver a frame.
    func takeIfFree(into buffer: UnsafeMutableRawBufferPointer) -> Step {
        state.withLockIfAvailable { $0.take(into: buffer) } ?? .nothing
    }

    /// Delivers what has been read, so that nothing is left for a thread that waits for more.
    func deliver() {
        let nothing = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        while case .frame = takeIfFree(into: nothing) {}
    }

    func close() {
        state.withLock { state in
            if let descriptor = state.descriptor { Glibc.close(descriptor) }
            state.descriptor = nil
            state.receive = nil
        }
    }
}

extension FrameSource.State {
    fileprivate mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> FrameSource.Step {
        guard fault == nil, let receive else { return .end(fault) }
        do throws(MCPError) {
            guard let frame = try decoder.next() else { return try read(into: buffer) }
            receive(.frame(frame))
            return .frame
        } catch {
            fault = error.message
            if error.code != .connectionClosed { receive(.unreadable(error)) }
            return .end(error.message)
        }
    }

    /// Reads what is there.
    fileprivate mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(MCPError) -> FrameSource.Step {
        guard let descriptor, buffer.count > 0 else { return .nothing }
        // Another thread may have read what woke this one.
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return .nothing }
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            return .bytes
        }
        if count == 0 { return .end(decoder.isWithinFrame ? "The stream ended within a frame." : nil) }
        guard errno == EINTR || errno == EAGAIN else {
            throw MCPError(.connectionClosed, "The stream cannot be read: \(String(cString: strerror(errno))).")
        }
        return .nothing
    }
}
