// SPDX-License-Identifier: Apache-2.0

/// Looks something up once for all who ask while that is going on.
actor SharedAnswer<Answer: Sendable> {
    private var looking: Task<Answer, Never>?

    /// - Parameter look: not begun where it is going on already.
    func value(_ look: @escaping @Sendable () async -> Answer) async -> Answer {
        let task = looking ?? Task { await look() }
        looking = task
        defer { if looking == task { looking = nil } }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
