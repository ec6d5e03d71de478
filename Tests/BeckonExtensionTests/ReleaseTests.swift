// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What optimisation must not take away: types that nothing but discovery ever mentions.
struct ReleaseTests {
    // Builds everything once more with optimisation, which takes minutes; `make test` asks for it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BECKON_RELEASE_TESTS"] != nil))
    func discoveryFindsTheSame() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let scratch = root.appending(path: ".build/release-tests")
        let build = try run(
            "/usr/bin/env",
            [
                "swift", "build", "-c", "release", "--product", "GalleryApp", "--package-path", root.path,
                "--scratch-path", scratch.path,
            ])
        try #require(build.status == 0, "\(build.output)")
        let released = try run(scratch.appending(path: "release/GalleryApp").path, ["--catalogue", "en"])
        let debugged = try run(GalleryProcess.executable().path, ["--catalogue", "en"])
        #expect(released.output == debugged.output)
        #expect(released.output.contains("HiddenHelper"))
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
