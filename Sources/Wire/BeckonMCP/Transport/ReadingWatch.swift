// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Looks now and then whether a job keeps the reading thread; sleeps while there are no jobs.
final class ReadingWatch: Sendable {
    /// How long a job may keep the reading, at least.
    private static let patience = 0.02
    /// How often nothing new may be seen before the watch sleeps.
    private static let quietLooks = 50

    private let condition = NSCondition()
    private let isAwake = Atomic(false)
    private let isOver = Atomic(false)
    private let hasThread = Atomic(false)
    /// Where a thread takes the reading over.
    private let takeOver = Mutex<(@Sendable () -> Void)?>(nil)

    /// - Parameter takeOver: goes on reading on the calling thread until the end, or until the reading is taken again.
    func prepare(_ takeOver: @escaping @Sendable () -> Void) {
        self.takeOver.withLock { $0 = takeOver }
    }

    /// A job begins.
    func begin(_ executor: ReadingExecutor) {
        guard !isAwake.load(ordering: .sequentiallyConsistent) else { return }
        isAwake.store(true, ordering: .sequentiallyConsistent)
        start(executor)
        signal()
    }

    /// Starts the thread that watches, where there is none yet.
    private func start(_ executor: ReadingExecutor) {
        guard !hasThread.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let thread = Thread { self.run(executor) }
        thread.name = "beckon.watch"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// The reading has ended.
    func end() {
        isOver.store(true, ordering: .sequentiallyConsistent)
        takeOver.withLock { $0 = nil }
        signal()
    }

    private func signal() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    private func run(_ executor: ReadingExecutor) {
        var quiet = 0
        var seen = executor.beats
        while !isOver.load(ordering: .sequentiallyConsistent) {
            wait()
            let now = executor.beats
            if now != seen {
                quiet = 0
            } else if let job = executor.runningJob, executor.take(from: job) {
                // This thread reads from now on; another watches.
                hasThread.store(false, ordering: .sequentiallyConsistent)
                start(executor)
                takeOver.withLock { $0 }?()
                return
            } else {
                quiet += 1
            }
            seen = now
            guard quiet > Self.quietLooks else { continue }
            quiet = 0
            isAwake.store(false, ordering: .sequentiallyConsistent)
            // A job that began just before saw the watch awake, and counts on it.
            if executor.runningJob != nil { isAwake.store(true, ordering: .sequentiallyConsistent) }
        }
    }

    private func wait() {
        condition.lock()
        defer { condition.unlock() }
        if isAwake.load(ordering: .sequentiallyConsistent) {
            _ = condition.wait(until: Date(timeIntervalSinceNow: Self.patience))
        } else {
            while !isAwake.load(ordering: .sequentiallyConsistent), !isOver.load(ordering: .sequentiallyConsistent) {
                condition.wait()
            }
        }
    }
}
