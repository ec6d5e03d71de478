// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of a bundle, found to stay inside it.
struct BundleFiles {
    private enum Kind {
        case directory
        case file(executable: Bool)
        case link(to: String)
    }

    /// More than any app needs: a bound on what is read before anything is known of the bundle.
    private static let maximumCount = 20_000
    /// Bytes of all files together: a file with holes would fill the disk that it is copied to.
    private static let maximumSize = 4 << 30

    private let root: URL
    private var entries: [(path: String, kind: Kind)] = []
    private var size = 0

    /// - Throws: `HostError` with code `badBundle` for links that lead out, and for what is no file.
    init(of root: URL) throws {
        self.root = root
        try collect("")
    }

    /// Regular files by path relative to the bundle, sorted.
    var regularFiles: [String] {
        entries.compactMap { if case .file = $0.kind { $0.path } else { nil } }
    }

    /// Folders by path relative to the bundle, each before what is in it.
    var folders: [String] {
        entries.compactMap { if case .directory = $0.kind { $0.path } else { nil } }
    }

    /// Links and where they lead, sorted.
    var links: [String] {
        entries.compactMap { if case .link(let target) = $0.kind { "\($0.path) -> \(target)" } else { nil } }
    }

    /// Copies everything and waits until it is on the disk.
    /// - Throws: `HostError` with code `files`; `CancellationError`.
    func copy(to destination: URL) throws {
        do {
            let manager = FileManager.default
            try manager.createDirectory(
                at: destination, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
            for (path, kind) in entries {
                try Task.checkCancellation()
                let target = destination.appending(path: path)
                switch kind {
                case .directory:
                    try manager.createDirectory(
                        at: target, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
                case .link(let end):
                    try manager.createSymbolicLink(atPath: target.path, withDestinationPath: end)
                case .file(let executable):
                    try manager.copyItem(at: root.appending(path: path), to: target)
                    try manager.setAttributes(
                        [.posixPermissions: executable ? 0o755 : 0o644], ofItemAtPath: target.path)
                    try Self.sync(target)
                }
            }
            for (path, kind) in entries.reversed() {
                if case .directory = kind { try Self.sync(destination.appending(path: path)) }
            }
            try Self.sync(destination)
        } catch  where error is HostError || error is CancellationError {
            throw error
        } catch {
            throw HostError(
                .files, "“\(root.path)” could not be copied: \(error.localizedDescription)", cause: error)
        }
    }

    static func sync(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            throw HostError(.files, "“\(url.path)” could not be written: \(String(cString: strerror(errno))).")
        }
    }

    private mutating func collect(_ directory: String) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: directory).path)
        } catch {
            throw bad(directory, "cannot be read: \(error.localizedDescription)")
        }
        for name in names.sorted() {
            let path = directory.isEmpty ? name : "\(directory)/\(name)"
            guard entries.count < Self.maximumCount else {
                throw bad(path, "is one too many: a bundle holds at most \(Self.maximumCount) files.")
            }
            var status = stat()
            guard lstat(root.appending(path: path).path, &status) == 0 else { throw bad(path, "cannot be read.") }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                entries.append((path, .directory))
                try collect(path)
            case S_IFREG:
                size += Int(status.st_size)
                guard size <= Self.maximumSize else {
                    throw bad(path, "is too much: a bundle holds at most \(Self.maximumSize >> 30) GiB.")
                }
                entries.append((path, .file(executable: status.st_mode & S_IXUSR != 0)))
            case S_IFLNK: entries.append((path, .link(to: try target(of: path, in: directory))))
            default: throw bad(path, "is neither a file nor a folder nor a link.")
            }
        }
    }

    private func target(of path: String, in directory: String) throws -> String {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path: path).path)
        let parts = target.split(separator: "/").filter { $0 != "." }
        let climbs = parts.prefix { $0 == ".." }.count
        // “..” after a name could climb out through another link, so it may only stand at the beginning.
        guard !target.hasPrefix("/"), climbs <= directory.split(separator: "/").count,
            !parts.dropFirst(climbs).contains("..")
        else { throw bad(path, "is a link that leads out of the bundle.") }
        return target
    }

    private func bad(_ path: String, _ problem: String) -> HostError {
        HostError(.badBundle, "“\(root.path)”: “\(path)” \(problem)")
    }
}
