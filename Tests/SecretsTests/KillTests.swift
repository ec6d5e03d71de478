// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Secrets

/// The host killed at each system call that writes secrets: what was there before is there still, and whole.
struct SecretsKillTests {
    private static let strace = "/usr/bin/strace"

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: strace), "needs strace"),
        arguments: ["openat", "fchmod", "write", "fsync", "rename", "renameat", "renameat2"],
        ["items.new", "items", "key.new"])
    func nothingIsLost(call: String, path: String) async throws {
        let folder = try TemporaryFolder()
        let keychain = {
            Keychain(directory: folder.file("keychain"), sessionBus: nil, environment: [:], now: Date.init)
        }
        let access = KeychainAccess(app: "dev.beckon.vault", shared: [])
        let isFirst = path == "key.new"
        if !isFirst { #expect(await keychain().perform(Self.add("before"), for: access).reply.status == .success) }
        let place = folder.file("keychain/\(path)").path
        let run = try await ChildProcess.run(
            Command(
                // A shell, because strace ends by the same signal, which would be taken for the end of the test's patience.
                "/bin/sh",
                [
                    "-c", #""$@"; exit $?"#, "kill", Self.strace, "-f", "-qq", "-o", folder.file("trace").path, "-P",
                    place, "-e", "trace=\(call)", "-e",
                    "inject=\(call):signal=SIGKILL", Products.program("keychain-writer").path,
                    folder.file("keychain").path,
                ], environment: ["PATH": "/usr/bin:/bin"]), limit: .seconds(60))
        let reply = await keychain().perform(
            KeychainRequest(.find, .genericPassword, limit: nil, returnsAttributes: true), for: access
        ).reply
        let accounts = Set(reply.items.compactMap { $0.attributes?[.account]?.stringValue })
        let isWhole = accounts == (isFirst ? ["after"] : ["before", "after"])
        #expect(isWhole || (run.status != .exited(0) && accounts == (isFirst ? [] : ["before"])), "\(run) \(accounts)")
        // The next write works.
        #expect(await keychain().perform(Self.add("next"), for: access).reply.status == .success)
    }

    static func add(_ account: String) -> KeychainRequest {
        KeychainRequest(.add, .genericPassword, attributes: [.account: .string(account)], data: "AAAA")
    }
}
