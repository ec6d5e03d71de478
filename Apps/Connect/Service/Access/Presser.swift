// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// Who presses, once it is known that they may.
package struct Presser: Sendable, Hashable {
    /// Root, and the service itself: may do everything.
    package static let root = Presser(user: 0)

    package let user: UInt32
    /// The user's name, for what is kept for certain users.
    package let name: String?
    /// The profiles that the administrator lets them use; nil is all.
    package let profiles: Set<ProfileID>?

    package init(user: UInt32, name: String? = nil, profiles: Set<ProfileID>? = nil) {
        self.user = user
        self.name = name
        self.profiles = profiles
    }

    /// Whether the administrator lets them use a profile.
    package func mayUse(_ profile: ProfileID) -> Bool { profiles?.contains(profile) ?? true }

    /// Whether a profile is for them; root sees all.
    package func sees(_ profile: Profile) -> Bool {
        guard user != 0, let users = profile.users else { return true }
        return name.map(users.contains) ?? false
    }

    /// Whether they may steer a tunnel that somebody else has connected.
    package func maySteer(tunnelOf owner: UInt32?) -> Bool { owner == nil || owner == user || user == 0 }
}
