// SPDX-License-Identifier: Apache-2.0
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
    /// - Throws: `HostError` with code `files`.
    static func content(of bundle: URL) throws -> String {
        let files = try BundleFiles(of: bundle)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", #"{ sha256sum -b -- "$@" && cat; } | sha256sum"#, "sh"] + files.regularFiles
        process.currentDirectoryURL = bundle
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(files.links.joined(separator: "\n").utf8))
            try input.fileHandleForWriting.close()
        } catch {
            throw HostError(
                .files, "“\(bundle.path)” could not be summed up: \(error.localizedDescription)", cause: error)
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let digest = text.split(separator: " ").first, digest.count == 64 else {
            throw HostError(.files, "“\(bundle.path)” could not be summed up: `sha256sum` failed.")
        }
        return String(digest)
    }
}
