// SPDX-License-Identifier: Apache-2.0

/// A profile's identity: its file's name without the ending, or what its manager calls it.
package struct ProfileID: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static func < (left: ProfileID, right: ProfileID) -> Bool { left.rawValue < right.rawValue }
}
