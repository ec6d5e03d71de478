// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Ends every `poll` that watches it, once and for all.
final class WakeSignal: Sendable {
    /// One end of a socket pair, which becomes readable when the other is shut down. Where the process has no
    /// descriptors left it is negative, which `poll` passes over: then only the peer ends a wait.
    private let watched: Int32
    private let other: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
        watched = ends[0]
        other = ends[1]
    }

    deinit {
        close(watched)
        close(other)
    }

    func set() { shutdown(other, Int32(SHUT_RDWR)) }

    var pollEntry: pollfd { pollfd(fd: watched, events: Int16(POLLIN), revents: 0) }
}
