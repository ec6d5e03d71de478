// SPDX-License-Identifier: Apache-2.0
private import CEpoll
import Glibc
import Synchronization

/// What a thread polls to learn that a descriptor can be read. While other threads read it, that thread sleeps on: what
/// comes then would wake it for nothing, on a processor that is needed.
final class Readiness: Sendable {
    private struct State {
        /// Negative until first needed, and where the descriptor cannot be watched so.
        var watch: Int32 = -1
        var readers = 0
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { state.withLock { if $0.watch >= 0 { close($0.watch) } } }

    var pollEntry: pollfd {
        let watch = state.withLock(\.watch)
        return pollfd(fd: watch >= 0 ? watch : descriptor, events: Int16(POLLIN), revents: 0)
    }

    /// A thread begins to read without waiting.
    func pause() {
        state.withLock { state in
            state.readers += 1
            guard state.readers == 1 else { return }
            if state.watch >= 0 {
                set(EPOLL_CTL_MOD, state.watch, isPaused: true)
            } else {
                state.watch = makeWatch()
            }
        }
    }

    /// It reads no more; what it has left is noticed.
    func resume() {
        state.withLock { state in
            state.readers -= 1
            if state.readers == 0, state.watch >= 0 { set(EPOLL_CTL_MOD, state.watch, isPaused: false) }
        }
    }

    private func makeWatch() -> Int32 {
        let watch = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard watch >= 0 else { return -1 }
        if set(EPOLL_CTL_ADD, watch, isPaused: true) { return watch }
        close(watch)
        return -1
    }

    /// The end of the stream is told also while it is paused.
    @discardableResult
    private func set(_ operation: Int32, _ watch: Int32, isPaused: Bool) -> Bool {
        var event = epoll_event()
        event.events = isPaused ? 0 : EPOLLIN.rawValue
        return epoll_ctl(watch, operation, descriptor, &event) == 0
    }
}
