// SPDX-License-Identifier: Apache-2.0

/// Measured durations of one thing, in seconds.
struct Samples: Sendable {
    private let sorted: [Double]

    /// - Precondition: `values` is not empty.
    init(_ values: [Double]) {
        precondition(!values.isEmpty)
        sorted = values.sorted()
    }

    var minimum: Double { sorted[0] }
    var median: Double { sorted[sorted.count / 2] }
    var count: Int { sorted.count }

    /// Times `body` over `count` runs, after `warmup` runs that do not count.
    static func measure(_ count: Int, warmup: Int, _ body: () async throws -> Void) async rethrows -> Samples {
        for _ in 0..<warmup { try await body() }
        let clock = ContinuousClock()
        var values: [Double] = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            let start = clock.now
            try await body()
            values.append((clock.now - start).seconds)
        }
        return Samples(values)
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
