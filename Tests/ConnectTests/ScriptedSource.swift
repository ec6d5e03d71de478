// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import ConnectService
import Synchronization

/// A place of profiles that holds what the test says.
final class ScriptedSource: ProfileSource {
    let fileEnding = "nmconnection"
    private let listing: ProfileListing
    private let additions = Mutex<[(String, [UInt8])]>([])

    init(_ profiles: [Profile]) { listing = ProfileListing(profiles: profiles) }

    var added: [(name: String, content: [UInt8])] { additions.withLock { $0 } }

    func list() async -> ProfileListing { listing }

    func profile(_ id: ProfileID) async throws(ConnectFailure) -> Profile? { listing.profiles.first { $0.id == id } }

    func add(_ content: [UInt8], named name: String) async throws(ConnectFailure) -> ProfileID {
        additions.withLock { $0.append((name, content)) }
        return ProfileID(rawValue: name)
    }
}
