// SPDX-License-Identifier: Apache-2.0
/// Gives a call its progress and watches it.
enum ProgressWatch {
    /// How often progress that moves through children is looked at: they do not pass their parent's setters.
    private static let interval = Duration.milliseconds(100)

    static func observing<Intent: AppIntent, Result: Sendable>(
        _ intent: Intent, _ perform: @Sendable () async throws -> Result
    ) async throws -> Result {
        guard intent is any ProgressReportingIntent, let conversation = IntentRuntime.conversation else {
            return try await perform()
        }
        let progress = IntentProgress(reportingTo: conversation)
        let sampling = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: interval)
                progress.report()
            }
        }
        defer { sampling.cancel() }
        let result = try await IntentRuntime.$progress.withValue(progress) { try await perform() }
        progress.report()
        return result
    }
}
