// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file system of its own, small enough to be filled.
final class SmallDisk: Sendable {
    static let isPossible = (try? SmallDisk(megabytes: 1)) != nil

    let url: URL

    init(megabytes: Int) throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "disk-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard mount("tmpfs", url.path, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    deinit {
        umount2(url.path, Int32(MNT_DETACH))
        rmdir(url.path)
    }

    /// Writes until nothing more goes in.
    func fill() throws {
        let descriptor = open(url.appending(path: "filler").path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        let page = [UInt8](repeating: 1, count: 4096)
        while write(descriptor, page, page.count) > 0 {}
    }
}
