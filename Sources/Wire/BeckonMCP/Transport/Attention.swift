// SPDX-License-Identifier: Apache-2.0

/// Whether a thread does well to stay awake for what is about to come: after it has come too late, not for a while.
struct Attention: Sendable {
    /// How long a thread stays awake. A processor that sleeps needs 10 to 50 µs to wake.
    static let span = Duration.microseconds(100)
    /// Times to pass over after as many failures in a row as make it the largest, as a power of two.
    private static let mostFailures = 6

    private var failures = 0
    private var passes = 0

    /// Whether to try this time; to be asked once each time.
    mutating func isWorthwhile() -> Bool {
        guard passes > 0 else { return true }
        passes -= 1
        return false
    }

    /// Takes in what came of a try.
    mutating func learn(_ hasPaid: Bool) {
        failures = hasPaid ? 0 : min(failures + 1, Self.mostFailures)
        passes = hasPaid ? 0 : 1 << failures
    }
}
