// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct CountUp: ProgressReportingIntent {
    static var title: LocalizedStringResource = "Count up"

    @Parameter(title: "Steps", default: 4) var steps: Int

    func perform() async throws -> some ReturnsValue<Int> {
        progress.totalUnitCount = Int64(steps)
        progress.localizedDescription = "Counting"
        for step in 1...max(steps, 1) {
            try await Task.sleep(for: .milliseconds(20))
            progress.completedUnitCount = Int64(step)
        }
        return .result(value: steps)
    }
}

/// Waits until it is cancelled, and leaves a line that says so.
struct WaitLong: AppIntent {
    static var title: LocalizedStringResource = "Wait long"

    func perform() async throws -> some IntentResult {
        do {
            try await Task.sleep(for: .seconds(600))
        } catch {
            print("The wait was cancelled.")
            throw error
        }
        return .result()
    }
}

/// Does not hear a cancellation.
struct Stubborn: AppIntent {
    static var title: LocalizedStringResource = "Stubborn"

    func perform() async throws -> some IntentResult {
        while Date.now.timeIntervalSince1970 > 0 { usleep(10_000) }
        return .result()
    }
}

struct Crash: AppIntent {
    static var title: LocalizedStringResource = "Crash"

    func perform() async throws -> some IntentResult {
        guard Date.now.timeIntervalSince1970 < 0 else { fatalError("The gallery is on fire.") }
        return .result()
    }
}
