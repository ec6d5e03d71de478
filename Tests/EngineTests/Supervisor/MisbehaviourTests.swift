// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    @Suite struct MisbehaviourTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let kind: OutcomeKind
            let says: String
        }

        @Test(arguments: [
            Case(testDescription: "crash", kind: .crashed, says: "crashed with SIGSEGV"),
            Case(testDescription: "crash", kind: .crashed, says: "about to fall over"),
            Case(testDescription: "abort", kind: .crashed, says: "SIGABRT"),
            Case(testDescription: "leave", kind: .crashed, says: "ended with status 3"),
            Case(testDescription: "leave", kind: .crashed, says: "leaving"),
            Case(testDescription: "garbage", kind: .crashed, says: "broke the protocol"),
            Case(testDescription: "stranger", kind: .crashed, says: "broke the protocol"),
            Case(testDescription: "sample", kind: .crashed, says: "broke the protocol"),
            Case(testDescription: "huge", kind: .crashed, says: "8388608"),
            Case(testDescription: "deep", kind: .crashed, says: "broke the protocol"),
            Case(testDescription: "malformed", kind: .crashed, says: "malformed result"),
            Case(testDescription: "deaf", kind: .timedOut, says: "did not answer within"),
            Case(testDescription: "flood", kind: .timedOut, says: "did not answer within"),
        ])
        func theHostReportsItAndGoesOn(_ test: Case) async throws {
            let machine = try await StandInHost()
            let outcome = await machine.run(test.testDescription, timeLimit: .seconds(2))
            #expect(outcome.kind == test.kind, "\(outcome.result)")
            #expect(outcome.result.failure?.message.contains(test.says) == true, "\(outcome.result)")
            #expect(outcome.result.failure?.message.contains("..") == false, "\(outcome.result)")
            #expect(outcome.duration < .seconds(8))
            #expect(await machine.run("echo", ["text": "again"]).result.value == .string("again"))
            await machine.host.shutdown()
            #expect(machine.processes().isEmpty)
        }

        @Test func whatAnAppPrintsIsKeptForItsDeveloper() async throws {
            let folder = try TemporaryFolder()
            let log = folder.url.appending(path: "apps.log")
            try Data("before\n".utf8).write(to: log)
            let machine = try await StandInHost(environment: ["BECKON_APP_LOG": log.path])
            _ = await machine.run("crash", timeLimit: .seconds(2))
            #expect(try String(contentsOf: log, encoding: .utf8).hasPrefix("before\nabout to fall over\n"))
            await machine.host.shutdown()
        }

        @Test func aLogThatCannotBeWrittenIsSaid() async throws {
            let machine = try await StandInHost()
            var configuration = machine.host.configuration
            configuration.environment["BECKON_APP_LOG"] = "/nonexistent/apps.log"
            let app = try #require(try await machine.host.registry.list().apps.first)
            let error = await #expect(throws: HostError.self) {
                _ = try await ExtensionLauncher(configuration: configuration).launch(app)
            }
            #expect(error?.message.contains("BECKON_APP_LOG names “/nonexistent/apps.log”") == true)
            await machine.host.shutdown()
        }

        @Test(arguments: [
            ("exits at once", "sys.exit(4)", OutcomeKind.crashed, "ended with status 4"),
            ("hangs", "time.sleep(60)", .timedOut, "did not answer"),
            ("does not know the language", "import nonsense", .crashed, "nonsense"),
        ])
        func aBadStartIsReported(name: String, start: String, kind: OutcomeKind, says: String) async throws {
            let machine = try await StandInHost(start: start) { $0.starting = .seconds(1) }
            let listing = try await machine.host.listing(for: StandInHost.context)
            #expect(listing.apps.isEmpty)
            #expect(listing.problems.first?.message.contains(says) == true, "\(listing.problems)")
            #expect(machine.processes().isEmpty)
        }

        @Test func anAppThatHangsKeepsNoOtherWaiting() async throws {
            let machine = try await StandInHost { $0.starting = .seconds(4) }
            let fixture = BundleFixture(
                name: "Hang",
                info: [
                    "CFBundleIdentifier": "org.example.hang", "CFBundleDisplayName": "Hang",
                    "CFBundleExecutable": "sample",
                ],
                files: ["sample": "#!/bin/sh\nexec sleep 60\n"])
            try await machine.host.registry.install(
                fixture.write(in: machine.folder.url), granting: Entitlements())
            let other = await machine.run("org.example.standin.echo", ["text": "here"])
            #expect(other.result.value == .string("here"))
            #expect(other.duration < .seconds(4))

            #expect(try await machine.host.listing(for: StandInHost.context).problems.count == 1)
            let start = ContinuousClock.now
            #expect(try await machine.host.listing(for: StandInHost.context).problems.count == 1)
            #expect(.now - start < .seconds(4))
            await machine.host.shutdown()
        }

        @Test(
            .timeLimit(.minutes(1)),
            arguments: [
                (
                    "one file",
                    """
                    f = open(os.path.expanduser("~/x"), "wb")
                    while True: f.write(bytes(1 << 16)); time.sleep(0.005)
                    """
                ),
                (
                    "many files",
                    """
                    for n in range(10**6):
                        open(os.path.expanduser(f"~/{n}"), "wb").write(bytes(1 << 16)); time.sleep(0.005)
                    """
                ),
            ])
        func aPrivateFolderIsBounded(name: String, code: String) async throws {
            let machine = try await StandInHost {
                $0.storage = 4 << 20
                $0.storagePeriod = .milliseconds(250)
            }
            let outcome = await machine.run("run", ["text": .string(code)])
            #expect(outcome.kind == .crashed, "\(outcome.result)")
            #expect(
                outcome.result.failure?.message.contains("more than 4 MiB in its private folder") == true,
                "\(outcome.result)")
            // It may start, and clear up.
            let clear = """
                for name in os.listdir(os.path.expanduser("~")): os.remove(os.path.expanduser("~/" + name))
                time.sleep(1)
                """
            #expect(await machine.run("run", ["text": .string(clear)]).kind == .succeeded)
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }

        @Test(
            .timeLimit(.minutes(1)), .enabled(if: ProbeHost.isRoot, "others are bounded by the kernel"),
            arguments: [
                (
                    "processes that stay",
                    """
                    for _ in range(40):
                        if os.fork() == 0:
                            time.sleep(600)
                            os._exit(0)
                    time.sleep(600)
                    """
                ),
                (
                    "processes that end and begin",
                    """
                    for _ in range(30):
                        if os.fork() == 0:
                            while True:
                                if os.fork() != 0: os._exit(0)
                    for _ in range(30): os.wait()
                    time.sleep(600)
                    """
                ),
            ])
        func rootsProcessesAreBoundedToo(name: String, code: String) async throws {
            let machine = try await StandInHost { $0.processes = 20 }
            let outcome = await machine.run("run", ["text": .string(code)], timeLimit: .seconds(50))
            #expect(outcome.kind == .crashed, "\(outcome.result)")
            #expect(outcome.result.failure?.message.contains("more than 20 processes") == true, "\(outcome.result)")
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }

        @Test func aCancelledRunUnwindsBeforeItsProcessGoes() async throws {
            let machine = try await StandInHost()
            _ = await machine.run("state")
            let task = Task { await machine.run("sleep") }
            try await machine.waitForBegin(of: "sleep")
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            #expect(machine.note("unwound"))
            #expect(machine.processes().isEmpty)
        }

        @Test func whatIgnoresTheCancellationIsKilled() async throws {
            let machine = try await StandInHost()
            _ = await machine.run("state")
            let task = Task { await machine.run("deaf") }
            try await machine.waitForBegin(of: "deaf")
            let cancelled = ContinuousClock.now
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            #expect(.now - cancelled < .seconds(5))
            #expect(machine.processes().isEmpty)
        }

        @Test func aCancelledRunDoesNotEndAnotherOfTheSameApp() async throws {
            let machine = try await StandInHost()
            _ = await machine.run("state")
            let other = Task { await machine.run("progress") }
            let task = Task { await machine.run("sleep") }
            try await machine.waitForBegin(of: "progress")
            try await machine.waitForBegin(of: "sleep")
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            #expect(await other.value.kind == .succeeded)
            #expect(machine.processes().isEmpty)
        }

        @Test func theClockStandsWhileAQuestionIsOpen() async throws {
            let machine = try await StandInHost()
            _ = await machine.run("state")
            let surface = ScriptedSurface([], isSilent: true)
            let task = Task { await machine.run("ask", on: surface, timeLimit: .milliseconds(400)) }
            try await surface.waitForQuestions(1)
            // Nothing happens that could be waited for: it stays open for longer than the action may take.
            try await Task.sleep(for: .seconds(1))
            #expect(surface.questions.withLock { $0.count } == 1)
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            await machine.host.shutdown()
        }

        @Test func whatDaemonisesEndsWithTheExtension() async throws {
            let machine = try await StandInHost()
            #expect(await machine.run("daemon").kind == .succeeded)
            #expect(machine.processes().count > 2)
            await machine.host.shutdown()
            #expect(machine.processes().isEmpty)
        }

        @Test(.timeLimit(.minutes(1)), arguments: ["stand-in", "bwrap", "beckon-guard"])
        func anExtensionThatDiesAtItsQuestionEndsTheRunAtOnce(victim: String) async throws {
            let machine = try await StandInHost()
            let surface = ScriptedSurface([], isSilent: true)
            let run = Task { await machine.run("ask", on: surface) }
            try await surface.waitForQuestions(1)
            try #require(machine.kill(victim) > 0)
            let killed = ContinuousClock.now
            let outcome = await run.value
            #expect(.now - killed < .seconds(3))
            #expect(outcome.kind == .crashed)
            #expect(outcome.result.failure?.message.contains("SIGKILL") == true, "\(outcome.result)")
            #expect(surface.cancelled.withLock { $0 } == 1)
            #expect(await machine.run("echo", ["text": "again"]).result.value == .string("again"))
            await machine.host.shutdown()
            #expect(try await machine.leftovers().isEmpty)
        }

        @Test func aKilledExtensionIsStartedAnew() async throws {
            let machine = try await StandInHost()
            #expect(await machine.run("state").result.value == .integer(1))
            for line in machine.processes() {
                if let id = line.split(separator: " ").first.flatMap({ Int32($0) }) { kill(id, SIGKILL) }
            }
            #expect(try await machine.leftovers().isEmpty)
            let outcome = await machine.run("state")
            #expect(outcome.result.value == .integer(1), "\(outcome.result)")
            await machine.host.shutdown()
        }
    }
}
