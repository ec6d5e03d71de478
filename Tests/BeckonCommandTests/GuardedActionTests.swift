// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

/// The real program runs a guarded action of an app made with the SDK, as an unprivileged user.
@Suite(.serialized, .needsAuthorityLab) struct GuardedActionTests {
    /// Installs the gallery as the lab's user and runs `script`, in which `beckon` is the program.
    private func run(_ lab: [String], _ script: String) async throws -> AuthorityLab.Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "guarded-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try GalleryBundle.make(in: folder)
        let prelude = """
            export PATH='\(Products.folder.path)':$PATH
            beckon app install '\(bundle.path)' >&2 || exit 99

            """
        return try await AuthorityLab.run(lab, ["sh", "-c", prelude + script])
    }

    private static let open = "beckon run Gallery.PersonalNotes; echo \"code $?\""

    @Test(arguments: ["ada", "ben"])
    func runsWhereTheSessionIsUnlocked(user: String) async throws {
        let run = try await run(["--user", user], Self.open)
        #expect(run.output == "secret\ncode 0\n", "\(run.error)")
    }

    @Test func asksWhereTheSessionIsLocked() async throws {
        let refused = try await run(["--locked", "1"], Self.open)
        #expect(refused.output == "code 6\n", "\(refused.error)")
        #expect(refused.error.contains("“Personal notes” needs an unlocked session. This session is locked"))
        #expect(refused.error.contains("run it in a terminal"))

        // The lab's agent is that of one process, which the program becomes.
        let vouched = try await run(["--locked", "1", "--agent", "vouches"], "exec beckon run Gallery.PersonalNotes")
        #expect(vouched.output == "secret\n", "\(vouched.error)")
        #expect(vouched.error.contains("asked: org.beckon.run-action:"))
        let put = try await run(["--locked", "1", "--agent", "dismisses"], "exec beckon run Gallery.PersonalNotes")
        #expect(put.code == 6)
        #expect(put.error.contains("and you did not"))
    }

    @Test func anInterruptTakesTheQuestionBack() async throws {
        let run = try await run(
            ["--locked", "1", "--agent", "waits"],
            """
            (until ps -e -o comm= | grep -qx beckon; do sleep 0.1; done; sleep 2; kill -INT $$) &
            exec beckon run Gallery.PersonalNotes
            """)
        #expect(run.code == 130, "\(run)")
        #expect(run.error.contains("asked: org.beckon.run-action:"))
        #expect(run.error.contains("taken back"), "\(run)")
    }

    @Test func tellsAScriptWhatIsMissing() async throws {
        let run = try await run(
            ["--without", "login", "--without", "polkit"], "beckon run --json Gallery.PersonalNotes")
        #expect(run.code == 6)
        let document = try JSONValue(parsing: Data(run.output.utf8))
        #expect(document[key: "outcome"] == "denied", "\(run.output)")
        #expect(document[key: "failure"]?[key: "code"] == "authenticationRequired", "\(run.output)")
    }

    /// polkit's agent for terminals asks; nothing of it is left.
    @Test(arguments: [("open", "secret", 0), ("guessed", "AUTHENTICATION FAILED", 6)])
    func asksForThePasswordOnATerminal(password: String, words: String, code: Int) async throws {
        let peer = try #require(Bundle.module.url(forResource: "Peers/terminal.py", withExtension: nil))
        let beckon = Products.folder.appending(path: "beckon").path
        let steps = JSONValue.object([
            "command": .array([.string(beckon), "run", "Gallery.PersonalNotes"]),
            "steps": .array([.object(["wait": "Password: ", "type": .string(password + "\n")])]),
        ])
        let script = String(decoding: try steps.serialized(), as: UTF8.self)
        let run = try await run(
            ["--locked", "1"],
            "python3 '\(peer.path)' '\(script)'; ps -e -o comm= | grep -c pkttyagent >&2")
        let seen = try JSONValue(parsing: Data(run.output.utf8))
        #expect(seen[key: "screen"]?.stringValue?.contains(words) == true, "\(run)")
        #expect(seen[key: "code"]?.intValue == code, "\(run)")
        #expect(run.error.hasSuffix("0\n"))
    }

    @Test func theDoctorSaysHowThePolicyIsInstalled() async throws {
        let missing = try await AuthorityLab.run(
            ["--without", "policy"], ["\(Products.folder.path)/beckon", "doctor", "--json"])
        let checks = try JSONValue(parsing: Data(missing.output.utf8))[key: "checks"]?.arrayValue ?? []
        let check = try #require(checks.first { $0[key: "identifier"] == "polkit" }, "\(missing)")
        #expect(check[key: "status"] == "warning")
        let words = check[key: "remedy"]?.stringValue?.split(separator: "'") ?? []
        try #require(words.count == 3, "\(check)")
        #expect(words[0] == "Run `sudo install -m 644 ")
        #expect(FileManager.default.fileExists(atPath: String(words[1])))
        #expect(words[2] == " /usr/share/polkit-1/actions/`.")
        let there = try await AuthorityLab.run([], ["\(Products.folder.path)/beckon", "doctor"])
        #expect(there.output.contains("polkit runs and knows Beckon's actions."), "\(there)")
    }
}
