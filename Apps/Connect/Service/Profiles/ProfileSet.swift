// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

/// The profiles of the folder and of all other places as one; where two have the same name, the folder's counts.
package struct ProfileSet: Sendable {
    private let folder: ProfileFolder
    private let others: [any ProfileSource]

    package init(_ folder: ProfileFolder, others: [any ProfileSource] = []) {
        self.folder = folder
        self.others = others
    }

    /// All profiles, the folder's first.
    package func list() async -> ProfileListing {
        var all = folder.list()
        for source in others {
            let known = Set(all.profiles.map(\.id)).union(all.faults.keys)
            let listing = await source.list()
            all.profiles += listing.profiles.filter { !known.contains($0.id) }
            all.faults.merge(listing.faults.filter { !known.contains($0.key) }) { first, _ in first }
        }
        return all
    }

    /// The profile of that identity.
    ///
    /// - Throws: ``ConnectFailure/Code/noSuchProfile``, ``ConnectFailure/Code/invalidProfile``,
    ///   ``ConnectFailure/Code/managerNotRunning``.
    package func profile(_ id: ProfileID) async throws(ConnectFailure) -> Profile {
        if let profile = try folder.profile(id) { return profile }
        for source in others {
            if let profile = try await source.profile(id) { return profile }
        }
        throw Self.absence(of: id)
    }

    static func absence(of id: ProfileID) -> ConnectFailure {
        ConnectFailure(.noSuchProfile, "There is no profile “\(id.rawValue)”")
    }

    /// Keeps a file as a new profile, in the place that its ending belongs to.
    ///
    /// - Throws: ``ConnectFailure/Code/invalidProfile``, ``ConnectFailure/Code/profileExists``.
    package func add(_ content: [UInt8], fileName: String) async throws(ConnectFailure) -> ProfileID {
        let file = try ProfileFileName(fileName)
        if ProfileFolder.endings.contains(file.ending) { return try folder.add(content, file) }
        if let source = others.first(where: { $0.fileEnding == file.ending }) {
            return try await source.add(content, named: file.name)
        }
        let endings = (ProfileFolder.endings + others.map(\.fileEnding)).map { "." + $0 }.joined(separator: ", ")
        throw ConnectFailure(
            .invalidProfile, "“\(fileName)” is no profile that can be used here, which end in \(endings)")
    }
}
