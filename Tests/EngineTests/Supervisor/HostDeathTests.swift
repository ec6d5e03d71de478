// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

extension ExtensionTests {
    @Suite struct HostDeathTests {
        /// Kills a run at a point that the seed decides, and looks what is left.
        private static func killOnce(_ host: ProbeHost, _ action: String, after delay: Duration) async throws {
            let process = try host.start(["run", action])
            try await Task.sleep(for: delay)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let left = try await host.leftovers()
            #expect(left.isEmpty, "\(action), killed after \(delay)")
        }

        @Test(arguments: ["sleep", "deaf", "ask", "daemon", "echo"])
        func nothingOutlivesAKilledHost(action: String) async throws {
            let host = try ProbeHost()
            try await host.install(StandIn.bundle())
            var random = SeededGenerator(seed: 20_261_130)
            // From before the sandbox stands to the middle of the action.
            for _ in 0..<10 {
                try await Self.killOnce(host, action, after: .milliseconds(Int.random(in: 0...400, using: &random)))
            }
            let next = try await host.run("echo", ["text": "alive"])
            #expect(next[key: "value"] == "alive", "\(next)")
            let state = StateStore(path: host.folder.file("data/beckon.sqlite").path)
            let entries = try await History(state: state, now: { Date() }).entries(HistoryQuery(limit: 100))
            #expect(entries.first?.state == .ended(.succeeded))
            #expect(entries.allSatisfy { $0.state != .running })
        }

        /// The host that lives on ends what its killed guard has left, at whatever point that was.
        @Test(.timeLimit(.minutes(2))) func nothingOutlivesAKilledGuard() async throws {
            let host = try ProbeHost()
            try await host.install(StandIn.bundle())
            var random = SeededGenerator(seed: 20_261_201)
            for round in 0..<40 {
                let process = try host.start(["run", "sleep"])
                let delay = Duration.microseconds(Int.random(in: 0...(round < 30 ? 12_000 : 300_000), using: &random))
                let guardian = try #require(ProbeHost.firstGuard(of: process))
                try await Task.sleep(for: delay)
                kill(guardian, SIGKILL)
                process.waitUntilExit()
                let left = try await host.leftovers()
                #expect(left.isEmpty, "round \(round), killed after \(delay)")
                for line in left { _ = Int32(line.prefix { $0 != " " }).map { kill($0, SIGKILL) } }
            }
        }

        @Test func anInstallationThatIsKilledLeavesTheOldVersionWhole() async throws {
            let host = try ProbeHost()
            var fixture = try StandIn.bundle()
            fixture.files["Resources/filler"] = String(repeating: "x", count: 8 << 20)
            try await host.install(fixture)
            var random = SeededGenerator(seed: 7)
            for round in 0..<12 {
                fixture.info["CFBundleShortVersionString"] = "\(round)"
                let bundle = try fixture.write(in: host.folder.url)
                let process = try host.start(["install", bundle.path])
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...60, using: &random)))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let apps = try BundleInstaller.bundles(in: host.folder.file("data/apps"))
                #expect(apps.count == 1)
                for app in apps { #expect(throws: Never.self) { try AppBundle(contentsOf: app) } }
            }
            try await host.install(fixture)
            let left = try FileManager.default.contentsOfDirectory(atPath: host.folder.file("data/apps").path)
            #expect(left.sorted() == [".lock", "org.example.standin.app"])
        }
    }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
