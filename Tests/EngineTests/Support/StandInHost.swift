// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport
import Testing

@testable import Engine

/// A host with the stand-in installed, in a folder of its own.
final class StandInHost: Sendable {
    static let context = RequestContext(languages: ["en"], locale: "en_GB", timeZone: "Europe/Oslo")

    let folder: TemporaryFolder
    let host: Engine.Host

    init(
        start: String = "", authority: (any SessionAuthority)? = nil, environment: [String: String] = [:],
        limits change: (inout HostConfiguration.Limits) -> Void = { _ in }
    ) async throws {
        folder = try TemporaryFolder()
        var configuration = HostConfiguration.testing(in: folder.url)
        configuration.limits.grace = .seconds(1)
        configuration.environment.merge(environment) { $1 }
        change(&configuration.limits)
        host = try Engine.Host(configuration: configuration, authority: authority ?? AuthorityTwin(.unlocked))
        try await host.registry.install(StandIn.bundle(start: start).write(in: folder.url), granting: Entitlements())
    }

    func run(
        _ action: String, _ arguments: [String: JSONValue] = [:], on surface: any Surface = ScriptedSurface(),
        timeLimit: Duration? = nil, confirmsAll: Bool = false, readsPaths: Bool = false
    ) async -> RunOutcome {
        await host.run(
            RunRequest(
                action: action, arguments: arguments, context: Self.context, timeLimit: timeLimit,
                confirmsAll: confirmsAll, readsPaths: readsPaths), on: surface)
    }

    /// What stands in the folder of apps, hidden or not.
    func installed() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: host.configuration.appsDirectory.path).sorted()
    }

    /// A file of the extension's private folder.
    func note(_ name: String) -> Bool {
        FileManager.default.fileExists(
            atPath: host.configuration.containersDirectory.appending(path: "org.example.standin/\(name)").path)
    }

    /// Waits until the extension is at work on an action, at most ten seconds.
    func waitForBegin(of action: String) async throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while !note("\(action)-began") {
            try #require(.now < deadline, "“\(action)” did not begin")
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Kills the host's processes of one name; returns how many there were.
    func kill(_ name: String) -> Int {
        let numbers = processes().compactMap { Int32($0.prefix { $0 != " " }) }
        // The guard is a copy of this process, which knows no folder: it is found as the parent of what it guards.
        let family = Set(numbers + numbers.compactMap(ProcessSearch.parent)).subtracting([getpid()])
        let victims = family.filter { ProcessSearch.name(of: $0) == name }
        for victim in victims { Foundation.kill(victim, SIGKILL) }
        return victims.count
    }

    /// Processes that know this host's folder.
    func processes() -> [String] { ProcessSearch.processes(naming: folder.url.lastPathComponent) }

    /// What is left of them after a moment.
    func leftovers() async throws -> [String] {
        try await ProcessSearch.leftovers(naming: folder.url.lastPathComponent)
    }
}
