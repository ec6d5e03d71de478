// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// What an app leaves in its private folder so that nobody can count or remove it.
    @Suite struct HiddenFilesTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let code: String
        }

        static let cases = [
            Case(
                testDescription: "a folder that nobody may enter",
                code: """
                    os.makedirs("/home/app/a/b/c")
                    os.chmod("/home/app/a/b", 0)
                    """),
            Case(
                testDescription: "a path that is longer than a path can be",
                code: """
                    os.chdir("/home/app")
                    for _ in range(200):
                        os.mkdir("d" * 200)
                        os.chdir("d" * 200)
                    open("file", "w").close()
                    """),
        ]

        @Test(.timeLimit(.minutes(1)), arguments: cases)
        func anAppThatHidesFilesIsEnded(_ test: Case) async throws {
            let host = try ProbeHost()
            try await host.install(StandIn.bundle())
            let outcome = try await host.run("StandIn.run", ["text": test.code + "\ntime.sleep(60)"])
            #expect(outcome[key: "kind"] == "crashed")
            #expect(outcome[key: "message"]?.stringValue?.contains("cannot be counted") == true, "\(outcome)")
            #expect(try await host.leftovers().isEmpty)
        }

        @Test(
            .timeLimit(.minutes(1)),
            arguments: cases + [
                Case(testDescription: "a name that is no text", code: "os.makedirs(b'/home/app/\\xff/\\xfe')"),
                Case(testDescription: "a link to another's", code: "os.symlink('/usr', '/home/app/link')"),
            ])
        func allOfItGoesWithTheApp(_ test: Case) async throws {
            let host = try ProbeHost()
            try await host.install(StandIn.bundle())
            #expect(try await host.inside(test.code) == [:])
            try await host.remove("StandIn")
            #expect(try Self.names(in: host, "apps") == [".lock"])
            #expect(try Self.names(in: host, "containers").isEmpty)
        }

        /// As root nothing is out of reach; what another user owns is, to an ordinary one.
        @Test(.enabled(if: ProbeHost.isRoot, "needs a file that the user cannot remove"))
        func whatCannotBeRemovedStandsInNobodysWay() async throws {
            let host = try ProbeHost()
            try await host.install(StandIn.bundle())
            for name in [".removed-1", ".staging-org.example.standin", ".staging-container"] {
                let folder = host.folder.file("data/apps/\(name)/another")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: folder.appending(path: "file"))
                chown(folder.deletingLastPathComponent().path, uid_t(host.user), gid_t(host.user))
            }
            try await host.install(StandIn.bundle())
            try await host.remove("StandIn")
            #expect(try Self.names(in: host, "apps").allSatisfy { $0 == ".lock" || $0.hasPrefix(".removed-") })
        }

        private static func names(in host: ProbeHost, _ folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: host.folder.file("data/\(folder)").path)
        }
    }
}
