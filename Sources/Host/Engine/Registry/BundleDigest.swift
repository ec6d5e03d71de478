// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// Tells two contents of a bundle apart.
enum BundleDigest {
    /// Changes whenever a file of the bundle was written; costs one `stat` a file.
    static func fingerprint(of bundle: URL) throws -> String {
        var lines = [bundle.path]
        for file in try BundleFiles(of: bundle).regularFiles {
            var status = stat()
            guard stat(bundle.appending(path: file).path, &status) == 0 else { continue }
            let modified = status.st_mtim
            let changed = status.st_ctim
            lines.append(
                "\(file) \(status.st_ino) \(status.st_size) \(modified.tv_sec).\(modified.tv_nsec) "
                    + "\(changed.tv_sec).\(changed.tv_nsec)")
        }
        return lines.joined(separator: "\n")
    }

    /// SHA-256 over the names and the content of all files.
    ///
    /// By coreutils: a library for it would be loaded at each start, for what happens when a bundle has changed.
    /// - Throws: `HostError` with code `files`; `CancellationError`.
    static func content(of bundle: URL) async throws -> String {
        let files = try BundleFiles(of: bundle)
        do {
            // The names go through a file: together they may be longer than a command line can be.
            let names = Data(files.regularFiles.map { $0 + "\0" }.joined().utf8)
            let sums = try await pass(names, through: ["-C", bundle.path, "xargs", "-0r", "sha256sum", "-bz", "--"])
            let links = Data(files.links.map { $0 + "\0" }.joined().utf8)
            let digest = try await pass(sums + links, through: ["sha256sum", "-b"]).prefix(64)
            guard digest.count == 64 else { throw SystemError(EPROTO, "`sha256sum` printed no sum") }
            return String(decoding: digest, as: UTF8.self)
        } catch let error as SystemError {
            throw HostError(.files, "“\(bundle.path)” could not be summed up. \(error)", cause: error)
        }
    }

    /// What a program makes of its input.
    /// - Parameter words: for `env`, which finds the program and can change the folder before it starts it.
    private static func pass(_ input: Data, through words: [String]) async throws -> Data {
        let given = try MemoryFile(input)
        let made = try MemoryFile()
        let child = try await Spawner.shared.spawn(
            Command("/usr/bin/env", words, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]),
            descriptors: [0: given.descriptor, 1: made.descriptor])
        let status = await withTaskCancellationHandler {
            await child.exit()
        } onCancel: {
            child.kill()
        }
        try Task.checkCancellation()
        guard status.succeeded else { throw SystemError(EIO, "`\(words.joined(separator: " "))` failed (\(status))") }
        return try made.contents(upTo: largestOutput)
    }

    /// Bytes: more than the names of as many files as a bundle may hold.
    private static let largestOutput = 256 << 20
}
