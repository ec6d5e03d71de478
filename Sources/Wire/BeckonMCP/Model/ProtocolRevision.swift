// SPDX-License-Identifier: Apache-2.0

/// A revision of the Model Context Protocol, oldest first.
package enum ProtocolRevision: String, Sendable, Hashable, CaseIterable, Comparable {
    case v2024_11_05 = "2024-11-05"
    case v2025_03_26 = "2025-03-26"
    case v2025_06_18 = "2025-06-18"
    case v2025_11_25 = "2025-11-25"
    case v2026_07_28 = "2026-07-28"

    /// The newest revision that begins with `initialize`.
    package static let latestHandshake = ProtocolRevision.v2025_11_25

    /// Whether a connection begins with `initialize`; otherwise each request carries what it needs.
    package var hasHandshake: Bool { self < .v2026_07_28 }

    /// Whether a server may ask with `elicitation/create`.
    package var hasElicitationRequests: Bool { hasHandshake && self >= .v2025_06_18 }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
