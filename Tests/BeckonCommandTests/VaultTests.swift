// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

/// The real program on an app that keeps tokens with the module `Security`.
@Suite(.serialized) struct VaultTests {
    /// What the app makes of the account “ada”; it stands in no argument and no result.
    private static let token = "tok-ada-9f1b"

    private func desk(groups: [String] = []) async throws -> Desk {
        let desk = try await Desk()
        let bundle = desk.home.appending(path: "Vault.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let sources = Products.package.appending(path: "Tests/Fixtures/VaultApp")
        try FileManager.default.copyItem(
            at: sources.appending(path: "Info.plist"), to: bundle.appending(path: "Info.plist"))
        try FileManager.default.copyItem(at: Products.program("VaultApp"), to: bundle.appending(path: "VaultApp"))
        if !groups.isEmpty {
            try PropertyListSerialization.data(
                fromPropertyList: ["keychain-access-groups": groups], format: .xml, options: 0
            ).write(to: bundle.appending(path: "Entitlements.plist"))
        }
        let installed = try await desk.run(["app", "install", "--yes", bundle.path])
        try #require(installed.code == 0, "\(installed.error)")
        try FileManager.default.removeItem(at: bundle)
        return desk
    }

    private func say(_ desk: Desk, _ words: String...) async throws -> String {
        let run = try await desk.run(["run"] + words)
        return run.output.trimmingCharacters(in: .newlines) + run.error
    }

    @Test func tokensAreKeptFromRunToRun() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        #expect(try await say(desk, "Vault.Recall", "--account", "ada") == "-25300")
        #expect(try await say(desk, "Vault.Forget") == "-25300")
        #expect(try await say(desk, "Vault.Keep", "--account", "ada") == "0")
        #expect(try await say(desk, "Vault.Keep", "--account", "ada") == "-25299")
        #expect(try await say(desk, "Vault.Keep", "--account", "big", "--size", "65537") == "-25302")
        for action in ["Recall", "RecallElsewhere", "RecallOnMain"] {
            #expect(try await say(desk, "Vault.\(action)", "--account", "ada") == "right", "\(action)")
        }
        #expect(try await say(desk, "Vault.Keep", "--account", "bob") == "0")
        #expect(try await say(desk, "Vault.Accounts") == "ada@dev.beckon.vault bob@dev.beckon.vault")
        #expect(try await say(desk, "Vault.Renew", "--account", "bob", "--to", "ada") == "-25299")
        #expect(try await say(desk, "Vault.Renew", "--account", "bob", "--to", "eve") == "0")
        #expect(try await say(desk, "Vault.Recall", "--account", "eve") == "right")
        let doctor = try await desk.run(["doctor", "--json"])
        #expect(doctor.output.contains("encrypted with a key beside it"))
        #expect(try await say(desk, "Vault.Forget") == "0")
        #expect(try await say(desk, "Vault.Accounts") == "-25300")
    }

    /// More threads wait than the program has processors.
    @Test func manyThreadsWaitAtOnce() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        #expect(try await say(desk, "Vault.Keep", "--account", "ada") == "0")
        #expect(try await say(desk, "Vault.RecallOften", "--account", "ada", "--times", "80") == "80")
    }

    @Test func anActionThatNeverStopsIsEnded() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let run = try await desk.run(["run", "Vault.RecallForever", "--account", "ada"])
        #expect(run.code == 1)
        #expect(run.error.contains("more than 1000 times"), "\(run.error)")
    }

    @Test func aGroupOfOthersIsRefusedAndTold() async throws {
        let desk = try await desk(groups: ["dev.beckon.team"])
        defer { desk.remove() }
        #expect(try await say(desk, "Vault.Keep", "--account", "ada", "--group", "dev.beckon.team") == "0")
        #expect(try await say(desk, "Vault.Recall", "--account", "ada") == "right")
        let refused = try await desk.run(["run", "--json", "Vault.Recall", "--account", "ada", "--group", "other"])
        #expect(refused.output.contains(#""text":"-34018""#), "\(refused.output)")
        #expect(refused.output.contains("which its bundle does not ask for"))
        #expect(refused.error.contains("“Vault” wanted the secrets of the group “other”"))
        _ = try await desk.run(["app", "grant", "--revoke", "Vault"])
        let lost = try await desk.run(["run", "Vault.Recall", "--account", "ada", "--group", "dev.beckon.team"])
        #expect(lost.output == "-34018\n")
        #expect(lost.error.contains("`beckon app grant Vault` grants it"))
    }

    /// Outside the host the app keeps nothing, and asks nobody.
    @Test func anotherClientIsToldNothing() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let lines = [
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Keep","arguments":{"account":"ada"},"_meta":{"#
                + #""io.modelcontextprotocol/protocolVersion":"2026-07-28","#
                + #""io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}}}}}}"#
        ]
        let run = try await ChildProcess.run(
            Command(
                "/bin/sh", ["-c", #"(printf '%s\n' "$1"; sleep 1) | "$0""#, Products.program("VaultApp").path] + lines))
        #expect(run.output.contains("-25291"), "\(run)")
        #expect(!run.output.contains("beckon/keychain"))
    }

    @Test func nothingOfATokenIsLeftAnywhere() async throws {
        let desk = try await desk()
        defer { desk.remove() }
        let trace = desk.home.appending(path: "trace").path
        let traced = try await desk.shell(
            #"strace -f -s 65536 -e trace=execve,openat,unlink,rename -o '\#(trace)' "$0" run --json Vault.Keep --account ada"#
        )
        try #require(traced.code == 0, "\(traced.error)")
        let recalled = try await desk.run(["run", "--json", "Vault.Recall", "--account", "ada"])
        let history = try await desk.run(["history", "--json"])
        let told = [traced.output, traced.error, recalled.output, recalled.error, history.output]
            .joined(separator: "\n")
        #expect(told.contains(#""right""#), "\(told)")
        let base64 = Data(Self.token.utf8).base64EncodedString()
        for secret in [Self.token, base64] {
            #expect(!told.contains(secret))
            let found = try await desk.shell("grep -rlaF '\(secret)' \"$HOME\"")
            #expect(found.output.isEmpty, "\(found.output)")
        }
        #expect(try String(contentsOfFile: trace, encoding: .utf8).contains("VaultApp"))
        #expect(!history.output.contains("beckon/keychain"))
    }
}
