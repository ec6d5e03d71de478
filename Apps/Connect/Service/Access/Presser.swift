// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// Who presses, once it is known that they may.
package struct Presser: Sendable, Hashable {
    /// Root, and the service itself: may do everything.
    package static let root = Presser(user: 0)

    package let user: UInt32
    /// The profiles that the administrator lets them use; nil is all.
    package let profiles: Set<ProfileID>?

    package init(user: UInt32, profiles: Set<ProfileID>? = nil) {
        self.user = user
        self.profiles = profiles
    }

    package func mayUse(_ profile: ProfileID) -> Bool { profiles?.contains(profile) ?? true }

    /// Whether they may steer a tunnel that somebody else has connected.
    package func maySteer(tunnelOf owner: UInt32?) -> Bool { owner == nil || owner == user || user == 0 }
}
