// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct Downloads: ProgressReportingIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Download"
    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 4
        progress.localizedDescription = "Loading"
        for count in 1...4 {
            progress.completedUnitCount = Int64(count)
        }
        return .result()
    }
}

struct UsesMissing: AppIntent {
    static let title: LocalizedStringResource = "Missing"
    @Dependency var missing: NeverRegistered
    func perform() async throws -> some IntentResult { .result() }
}

struct NeverRegistered: Sendable {}

struct UsesLoaded: AppIntent {
    static let title: LocalizedStringResource = "Loaded"
    @Dependency(key: "loaded") var text: String
    @AppDependency(key: "absent", default: "fallback") var other: String
    func perform() async throws -> some ReturnsValue<String> { .result(value: text + other) }
}
