// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The committed limits: no figure may be above its own.
struct Thresholds: Sendable {
    enum Verdict: Sendable {
        case kept, over
        /// The limit is null: the figure is there to be seen.
        case shown
        /// There is no entry for it, which is a mistake.
        case unknown
    }

    private let limits: [String: Double?]

    init(contentsOf file: URL) throws {
        limits = try JSONDecoder().decode([String: Double?].self, from: Data(contentsOf: file))
    }

    func limit(of finding: Finding) -> Double? { limits[finding.name].flatMap(\.self) }

    func verdict(on finding: Finding) -> Verdict {
        guard let entry = limits[finding.name] else { return .unknown }
        guard let limit = entry else { return .shown }
        return finding.figure <= limit ? .kept : .over
    }
}
