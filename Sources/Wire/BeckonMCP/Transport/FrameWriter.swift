// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Glibc
import Synchronization

/// Writes frames to a descriptor that it owns, one at a time; never waits longer than it may.
final class FrameWriter: Sendable {
    /// What `poll` promises that a pipe or socket takes without blocking.
    private static let piece = 4096

    private let timeout: Duration?
    private let wake: WakeSignal
    /// Whether a write waits, if need be for ever; then `poll` must be asked before each.
    private let isBlocking: Bool
    /// Nil once closed.
    private let descriptor: Mutex<Int32?>

    /// - Parameter isShared: whether another process writes to the same open file, which then stays as it is.
    init(_ descriptor: Int32, timeout: Duration?, isShared: Bool, wake: WakeSignal) {
        self.timeout = timeout
        self.wake = wake
        let flags = fcntl(descriptor, F_GETFL)
        isBlocking = isShared || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0
        self.descriptor = Mutex(descriptor)
        ignoreBrokenPipes
    }

    /// The kernel knows that nobody reads any more before the end of the other stream was read here.
    var isOpen: Bool {
        // Where a write holds the lock, that write finds out.
        let isOpen = descriptor.withLockIfAvailable { descriptor in
            guard let descriptor else { return false }
            var polled = pollfd(fd: descriptor, events: 0, revents: 0)
            return poll(&polled, 1, 0) <= 0 || polled.revents & Int16(POLLERR | POLLHUP) == 0
        }
        return isOpen ?? true
    }

    /// - Throws: `MCPError` with `connectionClosed`.
    func write(_ frame: Data) throws {
        // Not `Data`, which copies text that was made elsewhere piece by piece when it grows.
        var line = [UInt8]()
        line.reserveCapacity(frame.count + 1)
        line.append(contentsOf: frame)
        line.append(UInt8(ascii: "\n"))
        try descriptor.withLock { descriptor in
            guard let descriptor else { throw Self.closed("The connection is closed.") }
            try line.withUnsafeBytes { bytes in
                var rest = bytes[...]
                var isFull = false
                while !rest.isEmpty {
                    if isBlocking || isFull { try waitUntilWritable(descriptor) }
                    let piece = UnsafeRawBufferPointer(rebasing: isBlocking ? rest.prefix(Self.piece) : rest)
                    let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
                    if count >= 0 {
                        rest = rest.dropFirst(count)
                        isFull = false
                    } else if errno == EAGAIN {
                        isFull = true
                    } else if errno != EINTR {
                        throw Self.closed("The peer no longer reads: \(String(cString: strerror(errno))).")
                    }
                }
            }
        }
    }

    /// Writes a space, which says nothing before a frame; does nothing where it would have to wait.
    func announce() {
        descriptor.withLockIfAvailable { descriptor in
            guard let descriptor else { return }
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if isBlocking, poll(&polled, 1, 0) <= 0 || polled.revents != Int16(POLLOUT) { return }
            _ = Glibc.write(descriptor, " ", 1)
        }
    }

    /// Waits for a write that is under way, unless the wake signal was set before.
    func close() {
        descriptor.withLock { descriptor in
            if let descriptor { Glibc.close(descriptor) }
            descriptor = nil
        }
    }

    private func waitUntilWritable(_ descriptor: Int32) throws {
        var polled = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0), wake.pollEntry]
        let milliseconds = timeout.map { Int32(clamping: Int64($0 / .milliseconds(1))) } ?? -1
        while true {
            let ready = poll(&polled, 2, milliseconds)
            if ready < 0, errno == EINTR { continue }
            guard polled[1].revents == 0 else { throw Self.closed("The connection is closed.") }
            guard ready != 0 else { throw Self.closed("The peer has stopped reading.") }
            return
        }
    }

    private static func closed(_ reason: String) -> MCPError { MCPError(.connectionClosed, reason) }
}

/// Makes a write to a pipe that nobody reads fail instead of ending the process. A handler of our own, not
/// `SIG_IGN`: programs that this process starts do not inherit it.
private let ignoreBrokenPipes: Void = {
    var action = sigaction()
    sigaction(SIGPIPE, nil, &action)
    guard action.__sigaction_handler.sa_handler == nil else { return }
    action.__sigaction_handler.sa_handler = { _ in }
    action.sa_flags = SA_RESTART
    sigaction(SIGPIPE, &action, nil)
}()
