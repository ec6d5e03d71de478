// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

/// A person's home in which the gallery is installed, and the program `beckon` run in it.
struct Home: Sendable {
    let folder: URL

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "beckon-home-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bundle = try GalleryBundle.make(in: folder)
        let installed = try await beckon(["app", "install", "--yes", bundle.path])
        try #require(installed.status.succeeded, "\(installed.errorOutput)")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func beckon(_ words: [String]) async throws -> CompletedRun {
        try await run(Products.program("beckon").path, words)
    }

    /// The document that `beckon` prints, and its exit code; a signal has none.
    func document(_ words: [String]) async throws -> (JSONValue, Int32?) {
        let run = try await beckon(words)
        let code: Int32? = if case .exited(let code) = run.status { code } else { nil }
        return (try JSONValue(parsing: Data(run.output.utf8)), code)
    }

    /// Runs `beckon` under a terminal, where a script waits for words and types.
    /// - Returns: what `Peers/terminal.py` prints.
    func terminal(_ words: [String], steps: [JSONValue]) async throws -> JSONValue {
        let script: JSONValue = [
            "command": .array(([Products.program("beckon").path] + words).map(JSONValue.string)),
            "steps": .array(steps),
        ]
        let player = Products.package.appending(path: "Tests/BeckonCommandTests/Peers/terminal.py").path
        let run = try await run(Peers.python, [player, String(decoding: script.serialized(), as: UTF8.self)])
        return try JSONValue(parsing: Data(run.output.utf8))
    }

    /// What in the home holds the text: the history, logs, or what an app keeps.
    func files(holding text: String) async throws -> [String] {
        let found = try await run("/usr/bin/grep", ["-rlaF", text, folder.path])
        return found.output.split(separator: "\n").map(String.init)
    }

    private func run(_ program: String, _ arguments: [String]) async throws -> CompletedRun {
        let environment = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "XDG_DATA_HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path, "LC_ALL": "C.UTF-8",
        ]
        return try await ChildProcess.run(
            Command(program, arguments, environment: environment), limit: .seconds(120))
    }
}
