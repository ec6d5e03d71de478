// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Engine

/// A home with one app in it, and the real program run on it.
struct Desk: Sendable {
    struct Run: Sendable {
        var code: Int32
        var output: String
        var error: String
    }

    let home: URL
    var beckon: String { Products.folder.appending(path: "beckon").path }

    /// Makes the home and installs the test server as the app “Desk”.
    init() async throws {
        home = FileManager.default.temporaryDirectory.appending(
            path: "beckon-desk-\(UUID().uuidString)", directoryHint: .isDirectory)
        let bundle = home.appending(path: "Desk.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try write(
            [
                "CFBundleIdentifier": "org.example.desk", "CFBundleDisplayName": "Desk",
                "CFBundleShortVersionString": "1.2",
                "BeckonMCPServer": ["Command": Products.folder.appending(path: "mcp-test-server").path],
            ], to: bundle.appending(path: "Info.plist"))
        try write(
            ["beckon.files.read-only": [Products.folder.path]],
            to: bundle.appending(path: "Entitlements.plist"))
        let installed = try await run(["app", "install", "--yes", bundle.path])
        try #require(installed.code == 0, "\(installed.error)")
    }

    /// Installs the gallery of intents, an app made with the SDK.
    func installGallery() async throws {
        let bundle = try GalleryBundle.make(in: home)
        let installed = try await run(["app", "install", bundle.path])
        try #require(installed.code == 0, "\(installed.error)")
    }

    /// Installs the messenger of the fixtures under a name of its own.
    func installMessenger(_ name: String) async throws {
        let bundle = try FixtureBundle.make(
            "MessengerApp", as: name,
            saying: ["CFBundleIdentifier": "org.example.\(name.lowercased())", "CFBundleDisplayName": name], in: home)
        let installed = try await run(["app", "install", bundle.path])
        try #require(installed.code == 0, "\(installed.error)")
    }

    func remove() { try? FileManager.default.removeItem(at: home) }

    var environment: [String: String] {
        [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "XDG_DATA_HOME": home.path,
            "XDG_RUNTIME_DIR": home.path, "LC_ALL": "C.UTF-8",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
    }

    /// Runs beckon without a terminal.
    func run(_ words: [String], locale: String = "C.UTF-8") async throws -> Run {
        var environment = environment
        environment["LC_ALL"] = locale
        return try await Self.run(beckon, words, environment: environment)
    }

    /// Runs a shell script whose `$0` is beckon.
    func shell(_ script: String) async throws -> Run {
        try await Self.run("/bin/bash", ["-c", script, beckon], environment: environment)
    }

    /// Runs a script beside the tests with the official SDK's Python.
    func peer(_ name: String, _ arguments: [String], python: String = Python.path) async throws -> Run {
        let script = try #require(Bundle.module.url(forResource: "Peers/\(name)", withExtension: nil))
        return try await Self.run(
            python, [script.path] + arguments, environment: environment.merging(Python.modules) { $1 })
    }

    private static func run(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) async throws -> Run {
        let run = try await ChildProcess.run(
            Command(program, arguments, environment: environment), limit: .seconds(120))
        let code =
            switch run.status {
            case .exited(let code): code
            case .killed(let signal): 128 + signal
            }
        return Run(code: code, output: run.output, error: run.errorOutput)
    }

    private func write(_ list: [String: Any], to file: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
    }
}
