// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SQLite
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    /// What is installed says what it offers, and what does not changes nothing.
    @Suite struct InstallationTests {
        @Test(arguments: [
            ("ends", "sys.exit(4)", HostError.Code.crashed), ("hangs", "time.sleep(60)", .timedOut),
            ("is no program", "(", .crashed),
        ])
        func aBrokenUpdateReplacesNothing(name: String, start: String, code: HostError.Code) async throws {
            let machine = try await StandInHost { $0.starting = .seconds(2) }
            let registry = machine.host.registry
            #expect(await machine.run("state").result.value == .integer(1))
            let before = try await registry.list()

            let asked: [String: any Sendable] = ["com.apple.security.network.client": true]
            let update = try StandIn.bundle(start: start, entitlements: asked).write(in: machine.folder.url)
            let error = await #expect(throws: HostError.self) {
                try await registry.install(
                    update, granting: registry.inspect(update).entitlements, trying: StandInHost.context)
            }
            #expect(error?.code == code)
            #expect(try await registry.list().apps == before.apps)
            // Not even its process was ended.
            #expect(await machine.run("state").result.value == .integer(2))
            #expect(try machine.installed() == [".lock", "org.example.standin.app"])
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }

        @Test func anAppThatDoesNotStartIsNotInstalled() async throws {
            let machine = try await StandInHost()
            let bundle = try StandIn.bundle(identifier: "org.example.new", name: "New", start: "sys.exit(4)")
                .write(in: machine.folder.url)
            let error = await #expect(throws: HostError.self) {
                try await machine.host.registry.install(
                    bundle, granting: Entitlements(), trying: StandInHost.context)
            }
            #expect(error?.code == .crashed)
            #expect(try machine.installed() == [".lock", "org.example.standin.app"])
        }

        @Test func aTrialLeavesNothingInThePrivateFolder() async throws {
            let machine = try await StandInHost()
            let note = "open(os.path.expanduser('~/tried'), 'w').write('x')"
            let update = try StandIn.bundle(start: note).write(in: machine.folder.url)
            try await machine.host.registry.install(update, granting: Entitlements(), trying: StandInHost.context)
            #expect(!machine.note("tried"))
            #expect(await machine.run("echo", ["text": "new"]).result.value == .string("new"))
            #expect(machine.note("tried"))
            await machine.host.shutdown()
        }

        /// The second waits for the first, also within one process.
        @Test(.timeLimit(.minutes(1))) func installationsTakeTurns() async throws {
            let machine = try await StandInHost()
            let update = try StandIn.bundle(start: "time.sleep(0.3)").write(in: machine.folder.url)
            try await withThrowingTaskGroup { group in
                for _ in 0..<3 {
                    group.addTask {
                        try await machine.host.registry.install(
                            update, granting: Entitlements(), trying: StandInHost.context)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try machine.installed() == [".lock", "org.example.standin.app"])
            await machine.host.shutdown()
        }

        /// Beckon's own trouble: not an action that is missing.
        @Test(.timeLimit(.minutes(1))) func aLockedDatabaseIsToldAsSuch() async throws {
            let machine = try await StandInHost()
            let other = try Database(path: machine.host.configuration.databasePath)
            try other.execute("BEGIN EXCLUSIVE")
            let outcome = await machine.run("StandIn.echo", ["text": "x"])
            #expect(outcome.kind == .unavailable)
            #expect(outcome.result.failure?.message.contains("locked by another program") == true)
            try other.execute("ROLLBACK")
            await machine.host.shutdown()
        }

        @Test(.enabled(if: SmallDisk.isPossible, "needs root and mounts of its own"))
        func aFullDiskLeavesNothingBehind() async throws {
            let machine = try await StandInHost()
            let disk = try SmallDisk(megabytes: 4)
            var configuration = HostConfiguration.testing(in: disk.url)
            configuration.limits = machine.host.configuration.limits
            let host = try Engine.Host(configuration: configuration, authority: AuthorityTwin(.unlocked))
            var fixture = try StandIn.bundle()
            try await host.registry.install(
                fixture.write(in: machine.folder.url), granting: Entitlements(), trying: StandInHost.context)
            let before = try await host.registry.list().apps

            fixture.files["Resources/filler"] = String(repeating: "x", count: 8 << 20)
            let update = try fixture.write(in: machine.folder.url)
            let error = await #expect(throws: HostError.self) {
                try await host.registry.install(update, granting: Entitlements(), trying: StandInHost.context)
            }
            #expect(error?.code == .files)
            #expect(try await host.registry.list().apps == before)
            let apps = configuration.appsDirectory.path
            #expect(try FileManager.default.contentsOfDirectory(atPath: apps).count == 2)

            try disk.fill()
            let request = RunRequest(action: "StandIn.echo", context: StandInHost.context)
            let outcome = await host.run(request, on: ScriptedSurface())
            #expect(outcome.kind == .unavailable)
            #expect(outcome.result.failure?.message.contains("is full. Make room") == true, "\(outcome.result)")
            let check = await host.doctor(for: StandInHost.context).first { $0.identifier == "database" }
            #expect(check?.status == .failed)
            #expect(check?.finding.contains("is full. Make room") == true, "\(check?.finding ?? "")")
            try await host.registry.remove("StandIn")
            #expect(try await host.registry.list().apps.isEmpty)
            #expect(try FileManager.default.contentsOfDirectory(atPath: apps) == [".lock"])
            await host.shutdown()
        }

        /// The run that is on its way ends as it would have; what it wrote goes, too.
        @Test func anAppIsRemovedWhileItRuns() async throws {
            let machine = try await StandInHost()
            let write = """
                open(os.path.expanduser("~/run-began"), "w").close()
                for n in range(60):
                    open(os.path.expanduser(f"~/{n}"), "w").close()
                    time.sleep(0.02)
                """
            let run = Task { await machine.run("StandIn.run", ["text": .string(write)]) }
            try await machine.waitForBegin(of: "run")
            try await machine.host.registry.remove("StandIn")
            #expect(try await machine.host.registry.list().apps.isEmpty)
            #expect(await run.value.kind == .succeeded)
            #expect(await machine.run("StandIn.echo").kind == .notFound)
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
            let containers = machine.host.configuration.containersDirectory.path
            #expect(try FileManager.default.contentsOfDirectory(atPath: containers).isEmpty)
        }

        @Test func aProgramForAnotherProcessorIsRefused() async throws {
            let machine = try await StandInHost()
            let bundle = try StandIn.bundle(identifier: "org.example.other", name: "Other")
                .write(in: machine.folder.url)
            var program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).prefix(4096)
            // IBM S/390, on which no test runs.
            program.replaceSubrange(18...19, with: [22, 0])
            try program.write(to: bundle.appending(path: "stand-in"))
            let error = await #expect(throws: HostError.self) {
                try await machine.host.registry.install(bundle, granting: Entitlements())
            }
            #expect(error?.code == .badBundle)
            #expect(error?.message.contains("another kind of processor") == true)
            #expect(try machine.installed() == [".lock", "org.example.standin.app"])
        }

        @Test func theFoldersMayBeLinks() async throws {
            let folder = try TemporaryFolder()
            for name in ["data", "run"] {
                let real = folder.file("real-\(name)")
                try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(at: folder.file(name), withDestinationURL: real)
            }
            let host = try Engine.Host(configuration: .testing(in: folder.url), authority: AuthorityTwin(.unlocked))
            let bundle = try StandIn.bundle().write(in: folder.url)
            for _ in 0..<2 {
                try await host.registry.install(bundle, granting: Entitlements(), trying: StandInHost.context)
                let request = RunRequest(action: "StandIn.echo", arguments: ["text": "x"], context: StandInHost.context)
                #expect(await host.run(request, on: ScriptedSurface()).result.value == .string("x"))
            }
            try await host.registry.remove("StandIn")
            #expect(try await host.registry.list().apps.isEmpty)
            await host.shutdown()
        }
    }
}
