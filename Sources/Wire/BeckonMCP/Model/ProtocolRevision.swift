// SPDX-License-Identifier: Apache-2.0

/// A revision of the Model Context Protocol, oldest first.
package enum ProtocolRevision: String, Sendable, Hashable, CaseIterable, Comparable {
    case v20241105 = "2024-11-05"
    case v20250326 = "2025-03-26"
    case v20250618 = "2025-06-18"
    case v20251125 = "2025-11-25"
    case v20260728 = "2026-07-28"

    /// The newest revision that begins with `initialize`.
    package static let latestHandshake = ProtocolRevision.v20251125

    /// Whether a connection begins with `initialize`; otherwise each request carries what it needs.
    package var hasHandshake: Bool { self < .v20260728 }

    /// Whether a server may ask with `elicitation/create`.
    package var hasElicitationRequests: Bool { hasHandshake && self >= .v20250618 }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
