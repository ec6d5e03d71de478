// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// The profiles in a folder: one `NAME.conf` file each, read anew whenever somebody asks.
package struct ProfileFolder: Sendable {
    /// What a listing holds: the good ones, and why the others cannot be used.
    package struct Listing: Sendable {
        package var profiles: [Profile] = []
        package var faults: [ProfileID: ConnectFailure] = [:]
    }

    private let folder: URL

    package init(_ folder: URL) { self.folder = folder }

    package func list() -> Listing {
        var listing = Listing()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".conf") {
            let id = ProfileID(rawValue: String(name.dropLast(".conf".count)))
            do throws(ConnectFailure) {
                listing.profiles.append(try read(id))
            } catch {
                listing.faults[id] = error
            }
        }
        return listing
    }

    /// - Throws: ``ConnectFailure/Code/noSuchProfile``, ``ConnectFailure/Code/invalidProfile``.
    package func profile(_ id: ProfileID) throws(ConnectFailure) -> Profile {
        guard !id.rawValue.isEmpty, !id.rawValue.contains("/"), FileManager.default.fileExists(atPath: path(id)) else {
            throw ConnectFailure(.noSuchProfile, "There is no profile “\(id.rawValue)”")
        }
        return try read(id)
    }

    private func path(_ id: ProfileID) -> String { folder.appendingPathComponent(id.rawValue + ".conf").path }

    private func read(_ id: ProfileID) throws(ConnectFailure) -> Profile {
        guard let data = FileManager.default.contents(atPath: path(id)) else {
            throw ConnectFailure(.invalidProfile, "The file “\(path(id))” cannot be read by the service")
        }
        do throws(ProfileError) {
            let configuration = try WireGuardParser.parse(String(decoding: data, as: UTF8.self))
            return Profile(id: id, name: id.rawValue, configuration: .wireGuard(configuration))
        } catch {
            throw ConnectFailure(.invalidProfile, "The profile “\(id.rawValue)” has an error in \(error)")
        }
    }
}
