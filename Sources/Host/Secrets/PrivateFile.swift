// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// Files that only their owner may read.
enum PrivateFile {
    /// Puts a file in its place whole and on the disk, or leaves the one that is there.
    /// - Throws: `SystemError`
    static func write(_ content: Data, to url: URL) throws {
        let draft = url.path + ".new"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError(errno, "“\(draft)” cannot be made") }
        do {
            defer { close(descriptor) }
            guard fchmod(descriptor, 0o600) == 0 else { throw SystemError(errno, "“\(draft)” cannot be made") }
            try write(content, to: descriptor, draft)
            guard fsync(descriptor) == 0 else { throw SystemError(errno, "“\(draft)” cannot be written") }
        }
        guard rename(draft, url.path) == 0 else { throw SystemError(errno, "“\(url.path)” cannot be replaced") }
        let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        guard folder >= 0, fsync(folder) == 0 else { throw SystemError(errno, "“\(url.path)” cannot be written") }
    }

    /// - Throws: `SystemError`, also where there is more than `limit`.
    static func read(_ url: URL, upTo limit: Int) throws -> Data {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw SystemError(errno, "“\(url.path)” cannot be opened") }
        defer { close(descriptor) }
        var content = Data()
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError(errno, "“\(url.path)” cannot be read") }
            if count == 0 { return content }
            content += chunk[..<count]
            guard content.count <= limit else { throw SystemError(EFBIG, "“\(url.path)” cannot be read") }
        }
    }

    private static func write(_ content: Data, to descriptor: Int32, _ path: String) throws {
        let bytes = Array(content)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError(errno, "“\(path)” cannot be written") }
            written += count
        }
    }
}
