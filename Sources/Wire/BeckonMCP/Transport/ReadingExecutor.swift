// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// Runs the tasks that answer a frame on the thread that has read it, which spares a change of thread each way.
///
/// Only what is enqueued on that thread itself runs there; the rest goes to the global pool. A job that keeps the
/// thread for long loses it: the watch hands the reading over to another thread, and the job goes on alone.
final class ReadingExecutor: TaskExecutor {
    private struct State {
        var reader: pthread_t?
        var jobs: [UnownedJob] = []
    }

    private let state = Mutex(State())
    /// Odd while a job runs. Whoever moves it on from there, the job's thread or the watch, has the reading.
    private let beat = Atomic(0)
    let watch = ReadingWatch()

    /// Makes the calling thread the one that reads.
    func lead() {
        let left = state.withLock { state in
            state.reader = pthread_self()
            defer { state.jobs = [] }
            return state.jobs
        }
        // What waited behind a job that took too long must not wait behind the next frame.
        for job in left { runElsewhere(job) }
    }

    func resign() { state.withLock { $0.reader = nil } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let runsHere = state.withLock { state in
            guard state.reader == pthread_self() else { return false }
            state.jobs.append(job)
            return true
        }
        if !runsHere { runElsewhere(job) }
    }

    /// Runs what is enqueued on this thread. Returns whether the thread still has the reading.
    func runJobs() -> Bool {
        while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
            let start = beat.add(1, ordering: .sequentiallyConsistent).newValue
            watch.begin(self)
            job.runSynchronously(on: asUnownedTaskExecutor())
            let (isStillOurs, _) = beat.compareExchange(
                expected: start, desired: start + 1, ordering: .sequentiallyConsistent)
            guard isStillOurs else { return false }
        }
        return true
    }

    /// The running job, as a number that never comes again; nil where none runs.
    var runningJob: Int? {
        let beat = self.beat.load(ordering: .sequentiallyConsistent)
        return beat.isMultiple(of: 2) ? nil : beat
    }

    var beats: Int { beat.load(ordering: .sequentiallyConsistent) }

    /// Takes the reading away from a job that still runs.
    func take(from job: Int) -> Bool {
        beat.compareExchange(expected: job, desired: job + 1, ordering: .sequentiallyConsistent).exchanged
    }

    private func runElsewhere(_ job: UnownedJob) {
        DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
