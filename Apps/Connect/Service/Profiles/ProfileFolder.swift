// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// The profiles in a folder, one file each, read anew whenever somebody asks.
package struct ProfileFolder: Sendable {
    /// What the names of its files end in; of two files with one name, the ending that stands first counts.
    package static let endings = ["conf"]

    let folder: URL

    package init(_ folder: URL) { self.folder = folder }

    package func list() -> ProfileListing {
        var listing = ProfileListing()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let ids = names.compactMap { name -> ProfileID? in
            guard !name.hasPrefix("."), let ending = Self.endings.first(where: { name.hasSuffix("." + $0) }) else {
                return nil
            }
            return ProfileID(rawValue: String(name.dropLast(ending.count + 1)))
        }
        for id in Set(ids).sorted() {
            do throws(ConnectFailure) {
                if let profile = try profile(id) { listing.profiles.append(profile) }
            } catch {
                listing.faults[id] = error
            }
        }
        return listing
    }

    /// The profile of that name; nil where there is none.
    ///
    /// - Throws: ``ConnectFailure/Code/invalidProfile``.
    package func profile(_ id: ProfileID) throws(ConnectFailure) -> Profile? {
        guard !id.rawValue.isEmpty, !id.rawValue.contains("/") else { return nil }
        for ending in Self.endings {
            let file = file(id, ending)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw ConnectFailure(.invalidProfile, "The file “\(file.path)” cannot be read by the service")
            }
            return try parse(id, Array(data), file)
        }
        return nil
    }

    func file(_ id: ProfileID, _ ending: String) -> URL { folder.appendingPathComponent("\(id.rawValue).\(ending)") }

    /// - Parameter file: where the content is or will be; its ending tells the kind.
    func parse(_ id: ProfileID, _ content: [UInt8], _ file: URL) throws(ConnectFailure) -> Profile {
        do throws(ProfileError) {
            let configuration = try WireGuardParser.parse(String(decoding: content, as: UTF8.self))
            return Profile(id: id, name: id.rawValue, configuration: .wireGuard(configuration))
        } catch {
            throw ConnectFailure(.invalidProfile, "The profile “\(id.rawValue)” has an error in \(error)")
        }
    }
}
