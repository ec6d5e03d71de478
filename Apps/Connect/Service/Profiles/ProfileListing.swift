// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// What is known of profiles: the good ones, and why the others cannot be used.
package struct ProfileListing: Sendable {
    package var profiles: [Profile]
    package var faults: [ProfileID: ConnectFailure]

    package init(profiles: [Profile] = [], faults: [ProfileID: ConnectFailure] = [:]) {
        self.profiles = profiles
        self.faults = faults
    }
}
