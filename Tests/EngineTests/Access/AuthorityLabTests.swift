// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The lab itself: what it makes is gone with it.
@Suite(.serialized, .needsAuthorityLab) struct AuthorityLabTests {
    private static func mounts() -> Int {
        let table = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
        return table.split(separator: "\n").count
    }

    @Test(arguments: [SIGKILL, SIGTERM])
    func leavesNothingWhenItIsKilled(signal: Int32) async throws {
        let before = Self.mounts()
        let folder = try TemporaryFolder()
        let mark = "lab-mark-\(UUID().uuidString)"
        for delay in [0, 150, 400, 900] {
            let lab = try AuthorityLab.start(
                ["--", "sh", "-c", "sleep 60; : \(mark)"], output: folder.file("out"), error: folder.file("err"))
            try lab.run()
            try await Task.sleep(for: .milliseconds(delay))
            kill(lab.processIdentifier, signal)
            lab.waitUntilExit()
            #expect(try await ProcessSearch.leftovers(naming: mark).isEmpty, "after \(delay) ms")
        }
        #expect(Self.mounts() == before)
    }

    @Test func endsWithTheCommandsOwnCode() async throws {
        let run = try await AuthorityLab.run(["--user", "ben"], ["sh", "-c", "id -un; pwd; exit 7"])
        #expect(run.code == 7)
        #expect(run.output == "ben\n/run/lab/ben\n")
        #expect(!FileManager.default.fileExists(atPath: "/run/lab"))
    }
}
