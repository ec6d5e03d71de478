// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What was measured so far, and whether a threshold was missed.
struct Report: Sendable {
    private let thresholds: Thresholds
    private let printsRows: Bool
    private var findings: [Finding] = []
    private(set) var hasFailed = false

    init(thresholds: Thresholds, printsRows: Bool) {
        self.thresholds = thresholds
        self.printsRows = printsRows
    }

    mutating func add(_ finding: Finding) {
        findings.append(finding)
        let verdict = thresholds.verdict(on: finding)
        if verdict == .over || verdict == .unknown { hasFailed = true }
        guard printsRows else { return }
        var line = "\(finding.name): \(finding.subject) \(finding.shown(finding.ours))"
        if let peer = finding.peer {
            line += ", \(peer.name) \(finding.shown(peer.value)), ratio \(Finding.number(finding.figure))"
        }
        print("\(line): \(words(for: verdict, finding))")
        fflush(nil)
    }

    /// One document of stable form.
    func json() throws -> String {
        let rows = findings.map { finding in
            Row(finding: finding, figure: finding.figure, limit: thresholds.limit(of: finding))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return String(decoding: try encoder.encode(Document(findings: rows, isKept: !hasFailed)), as: UTF8.self)
    }

    private func words(for verdict: Thresholds.Verdict, _ finding: Finding) -> String {
        let limit = thresholds.limit(of: finding).map { " (limit \(Finding.number($0)))" } ?? ""
        return switch verdict {
        case .kept: "ok\(limit)"
        case .over: "OVER\(limit)"
        case .shown: "shown, not judged"
        case .unknown: "OVER (no limit is committed)"
        }
    }

    private struct Document: Encodable {
        var version = 1
        var findings: [Row]
        var isKept: Bool
    }

    private struct Row: Encodable {
        var finding: Finding
        var figure: Double
        var limit: Double?
    }
}
