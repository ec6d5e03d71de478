// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Foundation
import Glibc
import Synchronization

/// A serial executor with a thread of its own, which waits for one bus's descriptor between the jobs.
///
/// `@unchecked Sendable`: `handle` and `thread` are touched on the loop's thread only, everything else is behind `shared`.
final class BusLoop: SerialExecutor, @unchecked Sendable {
    private struct Shared {
        var jobs: [UnownedJob] = []
        var stopped = false
    }

    private let shared = Mutex(Shared())
    private let wakeUp = eventfd(0, Int32((EFD_CLOEXEC | EFD_NONBLOCK)))
    /// The bus to serve; set by its connection from a job.
    var handle: BusHandle?
    private var thread = pthread_t()

    init() {
        let thread = Thread { [self] in run() }
        thread.name = "bus"
        thread.start()
    }

    deinit { close(wakeUp) }

    func enqueue(_ job: UnownedJob) {
        shared.withLock { $0.jobs.append(job) }
        wake()
    }

    func checkIsolated() {
        precondition(isIsolatingCurrentContext() == true, "not on the bus's own thread")
    }

    func isIsolatingCurrentContext() -> Bool? { pthread_equal(thread, pthread_self()) != 0 }

    /// Ends the thread after the jobs already queued, and closes the bus.
    func stop() {
        shared.withLock { $0.stopped = true }
        wake()
    }

    private func wake() {
        var one: UInt64 = 1
        _ = write(wakeUp, &one, MemoryLayout<UInt64>.size)
    }

    private func run() {
        thread = pthread_self()
        while true {
            let (jobs, stopped) = shared.withLock { state in
                defer { state.jobs = [] }
                return (state.jobs, state.stopped)
            }
            for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
            if jobs.isEmpty && stopped { break }
            wait(for: handle?.process() ?? .nothing)
        }
        handle?.close()
    }

    private func wait(for interest: BusHandle.Interest) {
        var descriptors = [
            pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
            pollfd(fd: interest.descriptor, events: interest.events, revents: 0),
        ]
        poll(&descriptors, nfds_t(descriptors.count), interest.milliseconds)
        var count: UInt64 = 0
        if descriptors[0].revents != 0 { _ = read(wakeUp, &count, MemoryLayout<UInt64>.size) }
    }
}
