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
        let gallery = try GalleryBundle.make(in: folder)
        let requests = try FixtureBundle.make("RequestsApp", as: "Requests", in: folder)
        let prelude = """
            export PATH='\(Products.folder.path)':$PATH
            beckon app install '\(gallery.path)' '\(requests.path)' >&2 || exit 99

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

    @Test(arguments: [
        (["--locked", "1"], "exec beckon run Gallery.PersonalNotes", "run-action"),
        (["--user", "ben"], Self.pay, "authenticate"),
    ])
    func anInterruptTakesTheQuestionBack(lab: [String], command: String, action: String) async throws {
        let run = try await run(
            lab + ["--agent", "waits"],
            """
            (until ps -e -o comm= | grep -qx beckon; do sleep 0.1; done; sleep 2; kill -INT $$) &
            \(command)
            """)
        #expect(run.code == 130, "\(run)")
        #expect(run.error.contains("asked: org.beckon.\(action):"))
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
            "steps": .array([.object(["wait": "Password: ", "hidden": true, "type": .string(password + "\n")])]),
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

    struct Payment: Sendable, CustomTestStringConvertible {
        let name: String
        var lab: [String] = []
        let code: Int32
        /// What polkit's agent was asked.
        var asks: [String] = []
        var says = ""
        var testDescription: String { name }
    }

    private static let pay =
        "exec beckon run --json --yes Requests.INSendPaymentIntent --payee Nadia --currencyAmount '12.50 EUR'"

    /// A handler that answers with `requiresAuthentication` is called again only for who has authenticated.
    @Test(arguments: [
        Payment(name: "vouched for", lab: ["--agent", "vouches"], code: 0, asks: ["org.beckon.authenticate"]),
        Payment(
            name: "vouched for, second user", lab: ["--user", "ben", "--agent", "vouches"], code: 0,
            asks: ["org.beckon.authenticate"]),
        Payment(
            name: "locked: to run it, and to pay", lab: ["--locked", "1", "--agent", "vouches"], code: 0,
            asks: ["org.beckon.run-action", "org.beckon.authenticate"]),
        Payment(
            name: "put away", lab: ["--agent", "dismisses"], code: 6, asks: ["org.beckon.authenticate"],
            says: "and you did not"),
        Payment(
            name: "wrong password, second user", lab: ["--user", "ben", "--agent", "fails"], code: 6,
            asks: ["org.beckon.authenticate"], says: "the password was not right"),
        Payment(name: "no agent", code: 6, says: "Run it in a terminal"),
        Payment(name: "an administrator's no", lab: ["--rule", "no"], code: 6, says: "org.beckon.authenticate"),
    ])
    func aPaymentIsMadeForWhoAuthenticates(_ test: Payment) async throws {
        let run = try await run(test.lab, Self.pay)
        #expect(run.code == test.code, "\(run)")
        let document = try JSONValue(parsing: Data(run.output.utf8))
        #expect(document[key: "responseCode"] == (test.code == 0 ? "success" : nil), "\(run)")
        #expect(document[key: "failure"]?[key: "message"]?.stringValue?.contains(test.says) ?? test.says.isEmpty)
        let asked = run.error.split(separator: "\n").filter { $0.hasPrefix("asked: ") }
        #expect(asked.map { $0.split(separator: ":")[1].dropFirst() } == test.asks.map { $0[...] }, "\(run)")
    }

    /// An agent's yes is no proof: polkit asks the person.
    @Test(arguments: [("vouches", "The money was sent."), ("dismisses", "needs you to authenticate, and you did not")])
    func anAgentsPaymentIsAuthenticatedByThePerson(agent: String, words: String) async throws {
        let peer = try #require(Bundle.module.url(forResource: "Peers/payer.py", withExtension: nil))
        let beckon = Products.folder.appending(path: "beckon").path
        let run = try await run(["--agent", agent], "exec python3 '\(peer.path)' '\(beckon)'")
        for text in ["asked: org.beckon.authenticate:", words] {
            #expect(run.error.split(separator: "\n").filter { $0.contains(text) }.count == 2, "\(run)")
        }
        #expect(!run.error.contains("beckon/authentication"))
    }

    @Test(arguments: [("open", "The money was sent.", 0), ("guessed", "AUTHENTICATION FAILED", 6)])
    func thePasswordForAPaymentIsTypedOnTheTerminal(password: String, words: String, code: Int) async throws {
        let peer = try #require(Bundle.module.url(forResource: "Peers/terminal.py", withExtension: nil))
        let beckon = Products.folder.appending(path: "beckon").path
        let steps: JSONValue = [
            "command": [
                .string(beckon), "run", "Requests.INSendPaymentIntent", "--payee", "Nadia", "--currencyAmount",
                "12 EUR",
            ],
            "steps": [
                ["wait": "[N]: ", "type": "y\n"],
                ["wait": "Password: ", "hidden": true, "type": .string(password + "\n")],
            ],
        ]
        let script = String(decoding: try steps.serialized(), as: UTF8.self)
        let run = try await run([], "python3 '\(peer.path)' '\(script)'")
        let seen = try JSONValue(parsing: Data(run.output.utf8))
        #expect(seen[key: "screen"]?.stringValue?.contains(words) == true, "\(run)")
        #expect(seen[key: "code"]?.intValue == code, "\(run)")
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
