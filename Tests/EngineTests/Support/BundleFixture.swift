// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A bundle that a test writes.
struct BundleFixture {
    var name = "Sample"
    var info: [String: any Sendable] = [
        "CFBundleIdentifier": "org.example.sample", "CFBundleDisplayName": "Sample", "CFBundleExecutable": "sample",
        "CFBundleShortVersionString": "1.0",
    ]
    var entitlements: [String: any Sendable]?
    var files: [String: String] = ["sample": "#!/bin/sh\nexit 0\n", "Resources/en.lproj/x.strings": "\"a\" = \"b\";\n"]
    var executables: Set<String> = ["sample"]
    var isBinary = false

    /// Writes the bundle into a folder and returns where it is.
    @discardableResult
    func write(in folder: URL) throws -> URL {
        let bundle = folder.appending(path: "\(name).app", directoryHint: .isDirectory)
        try? FileManager.default.removeItem(at: bundle)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try write(info, to: bundle.appending(path: "Info.plist"))
        if let entitlements { try write(entitlements, to: bundle.appending(path: "Entitlements.plist")) }
        for (path, content) in files {
            let file = bundle.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: executables.contains(path) ? 0o755 : 0o644], ofItemAtPath: file.path)
        }
        return bundle
    }

    private func write(_ list: [String: any Sendable], to file: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: isBinary ? .binary : .xml, options: 0)
            .write(to: file)
    }
}
