// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One row of the report: ours, the peer's, and what the committed threshold says of the two.
struct Finding: Sendable, Codable {
    enum Unit: String, Sendable, Codable { case seconds, mebibytes }

    /// The key in `thresholds.json`.
    var name: String
    var subject: String
    var peer: String?
    var unit: Unit
    var ours: Double
    /// The peer's figure of the same run; nil where the threshold is absolute.
    var peers: Double?

    /// Ours divided by the peer's, or our figure itself (in milliseconds or mebibytes) where there is no peer.
    var figure: Double {
        if let peers { return ours / peers }
        return unit == .seconds ? ours * 1000 : ours
    }
}

/// The committed limits: each figure must not be above its own.
struct Thresholds: Sendable {
    private let limits: [String: Double]

    init(contentsOf file: URL) throws {
        limits = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
    }

    subscript(name: String) -> Double? { limits[name] }
}

struct Report: Sendable {
    let thresholds: Thresholds
    private(set) var findings: [Finding] = []
    private(set) var hasFailed = false

    init(thresholds: Thresholds) { self.thresholds = thresholds }

    /// Adds a row and prints it.
    mutating func add(_ finding: Finding) {
        findings.append(finding)
        let limit = thresholds[finding.name]
        let passes = limit.map { finding.figure <= $0 } ?? false
        if !passes { hasFailed = true }
        let verdict = limit.map { "\(passes ? "ok" : "OVER") (limit \(Self.number($0)))" } ?? "OVER (no limit committed)"
        var line = "\(finding.name): \(finding.subject) \(Self.shown(finding.ours, finding.unit))"
        if let peer = finding.peer, let peers = finding.peers {
            line += ", \(peer) \(Self.shown(peers, finding.unit)), ratio \(Self.number(finding.figure))"
        }
        print("\(line): \(verdict)")
    }

    private static func shown(_ value: Double, _ unit: Finding.Unit) -> String {
        switch unit {
        case .mebibytes: "\(number(value)) MiB"
        case .seconds where value < 0.001: "\(number(value * 1e6)) µs"
        case .seconds: "\(number(value * 1e3)) ms"
        }
    }

    private static func number(_ value: Double) -> String {
        value.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en_US_POSIX")))
    }
}
