// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// What optimisation must not take away: types that nothing but discovery ever mentions.
struct ReleaseTests {
    @Test(.enabled(if: Products.areReleased, "BECKON_TEST_PRODUCTS names no release build."))
    func discoveryFindsTheSame() async throws {
        let debug = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let released = try await catalogue(of: Products.program("GalleryApp"))
        #expect(try await catalogue(of: debug.appending(path: "GalleryApp")) == released)
        #expect(released.contains("HiddenHelper"))
    }

    private func catalogue(of program: URL) async throws -> String {
        let run = try await ChildProcess.run(Command(program.path, ["--catalogue", "en"]))
        try #require(run.status.succeeded, "\(run.errorOutput)")
        return run.output
    }
}
