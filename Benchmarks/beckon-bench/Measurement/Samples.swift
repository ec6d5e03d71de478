// SPDX-License-Identifier: Apache-2.0

/// Measured durations of one thing, in seconds.
struct Samples: Sendable {
    private var values: [Double] = []

    var median: Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    mutating func add(_ value: Double) { values.append(value) }

    /// Times one run of `body`.
    mutating func time<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let start = ContinuousClock.now
        let result = try await body()
        values.append((ContinuousClock.now - start) / .seconds(1))
        return result
    }
}
