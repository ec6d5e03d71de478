// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
package import Foundation

/// The profiles in a folder, one file each, read anew whenever somebody asks.
package struct ProfileFolder: Sendable {
    /// What the names of its files end in; of two files with one name, the ending that stands first counts.
    package static let endings = ["conf", "ovpn"]

    /// Bytes; what a profile with its certificates needs, several times.
    static let limit = 1 << 20

    let folder: URL

    package init(_ folder: URL) { self.folder = folder }

    /// All profiles, good and bad, by name.
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
        guard !id.rawValue.isEmpty, !id.rawValue.utf8.contains(UInt8(ascii: "/")) else { return nil }
        for ending in Self.endings {
            let file = file(id, ending)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            guard let content = Self.content(of: file) else {
                throw ConnectFailure(
                    .invalidProfile, "The file “\(file.path)” cannot be read by the service, or is larger than 1 MiB")
            }
            return try parse(id, content, file)
        }
        return nil
    }

    func file(_ id: ProfileID, _ ending: String) -> URL { folder.appendingPathComponent("\(id.rawValue).\(ending)") }

    /// - Parameters:
    ///   - file: where the content is or will be; its ending tells the kind.
    ///   - isNew: whether it may not yet use the files beside it.
    func parse(
        _ id: ProfileID, _ content: [UInt8], _ file: URL, isNew: Bool = false
    ) throws(ConnectFailure) -> Profile {
        let text = String(decoding: content, as: UTF8.self)
        do throws(ProfileError) {
            let configuration = try self.configuration(text, file, isNew)
            return Profile(id: id, name: id.rawValue, configuration: configuration)
        } catch {
            throw ConnectFailure(.invalidProfile, "The profile “\(id.rawValue)” has an error in \(error)")
        }
    }

    private func configuration(
        _ text: String, _ file: URL, _ isNew: Bool
    ) throws(ProfileError) -> Profile.Configuration {
        guard file.pathExtension == "ovpn" else { return .wireGuard(try WireGuardParser.parse(text)) }
        let files: ((String) -> String?)? = isNew ? nil : { neighbour($0) }
        return .openVPN(try OpenVPNParser.parse(text, path: file.path, file: files))
    }

    private func neighbour(_ name: String) -> String? {
        Self.content(of: folder.appendingPathComponent(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nil for what cannot be read, is no ordinary file, or is larger than a profile may be.
    private static func content(of file: URL) -> [UInt8]? {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
            let data = try? handle.read(upToCount: limit) ?? Data()
        else { return nil }
        return Array(data)
    }
}
