// SPDX-License-Identifier: Apache-2.0

/// What is done to the tunnel, as the one who decides over it names it.
package struct GuardedAction: RawRepresentable, Sendable, Hashable {
    /// polkit's name.
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let steer = GuardedAction(rawValue: "org.beckon.connect.steer")
    package static let addProfile = GuardedAction(rawValue: "org.beckon.connect.add-profile")
}
