// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One row of the report.
struct Finding: Sendable, Encodable {
    enum Unit: String, Sendable, Encodable { case seconds, mebibytes }

    struct Peer: Sendable, Encodable {
        var name: String
        var value: Double
    }

    /// The key in `thresholds.json`.
    var name: String
    var subject: String
    var unit = Unit.seconds
    var ours: Double
    /// What ours may take beyond its share of the peer's.
    var allowance = 0.0
    /// What was measured in the same run; nil where the threshold is absolute.
    var peer: Peer?

    /// Ours without the allowance divided by the peer's, or our value itself (in milliseconds or mebibytes) where there is no peer.
    var figure: Double {
        if let peer { return max(0, ours - allowance) / peer.value }
        return unit == .seconds ? ours * 1000 : ours
    }

    func shown(_ value: Double) -> String {
        switch unit {
        case .mebibytes: "\(Self.number(value)) MiB"
        case .seconds where value < 0.001: "\(Self.number(value * 1e6)) µs"
        case .seconds: "\(Self.number(value * 1e3)) ms"
        }
    }

    static func number(_ value: Double) -> String {
        value.formatted(
            .number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
    }
}
