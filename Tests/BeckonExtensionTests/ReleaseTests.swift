// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What optimisation must not take away: types that nothing but discovery ever mentions.
struct ReleaseTests {
    @Test(.enabled(if: Products.areReleased, "BECKON_TEST_PRODUCTS names no release build."))
    func discoveryFindsTheSame() throws {
        let debug = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let released = try catalogue(of: Products.program("GalleryApp"))
        #expect(try catalogue(of: debug.appending(path: "GalleryApp")) == released)
        #expect(released.contains("HiddenHelper"))
    }

    private func catalogue(of program: URL) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["--catalogue", "en"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text
    }
}
