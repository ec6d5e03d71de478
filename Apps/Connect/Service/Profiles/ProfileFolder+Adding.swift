// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

extension ProfileFolder {
    /// Writes a new profile, for the service alone to read; the file is there whole or not at all.
    ///
    /// - Throws: ``ConnectFailure/Code/invalidProfile`` for a content that cannot be used,
    ///   ``ConnectFailure/Code/profileExists``, ``ConnectFailure/Code/setUpFailed`` where it cannot be written.
    package func add(_ content: [UInt8], _ name: ProfileFileName) throws(ConnectFailure) -> ProfileID {
        let id = ProfileID(rawValue: name.name)
        guard content.count <= Self.limit else {
            throw ConnectFailure(.invalidProfile, "The profile “\(id.rawValue)” is larger than 1 MiB")
        }
        for ending in Self.endings where FileManager.default.fileExists(atPath: file(id, ending).path) {
            throw Self.exists(id)
        }
        let final = file(id, name.ending)
        _ = try parse(id, content, final, isNew: true)
        try write(content, to: final, id)
        return id
    }

    private func write(_ content: [UInt8], to final: URL, _ id: ProfileID) throws(ConnectFailure) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ConnectFailure(.setUpFailed, "The folder “\(folder.path)” cannot be made: \(error)")
        }
        let draft = folder.appendingPathComponent(".new-\(UUID().uuidString)").path
        defer { unlink(draft) }
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.unwritten(final) }
        defer { close(descriptor) }
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.unwritten(final) }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw Self.unwritten(final) }
        // Unlike a renaming, a link never takes the place of a file that is there.
        guard link(draft, final.path) == 0 else { throw errno == EEXIST ? Self.exists(id) : Self.unwritten(final) }
    }

    private static func exists(_ id: ProfileID) -> ConnectFailure {
        ConnectFailure(.profileExists, "There is a profile “\(id.rawValue)” already")
    }

    private static func unwritten(_ file: URL) -> ConnectFailure {
        ConnectFailure(.setUpFailed, "The file “\(file.path)” cannot be written: \(String(cString: strerror(errno)))")
    }
}
