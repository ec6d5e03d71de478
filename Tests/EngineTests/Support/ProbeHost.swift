// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import TestSupport

@testable import Engine

/// A host that runs in a process of its own, as an ordinary user: root is always allowed, so as root nothing is proved.
final class ProbeHost: Sendable {
    /// Numbers that no account uses.
    static let firstUser = 64_201
    static let secondUser = 64_202

    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "HostProbe").path
    static var isRoot: Bool { getuid() == 0 }

    let folder: TemporaryFolder
    let user: Int
    private let environment: [String: String]
    /// The person's own limits, as options of `prlimit`.
    private let bounds: [String]

    init(user: Int = firstUser, environment: [String: String] = [:], bounds: [String] = []) throws {
        folder = try TemporaryFolder()
        self.user = user
        self.bounds = bounds
        self.environment = environment.merging(["PATH": "/usr/local/bin:/usr/bin:/bin"]) { own, _ in own }
        if Self.isRoot { chown(folder.url.path, uid_t(user), gid_t(user)) }
    }

    /// Starts the probe, under nobody's guard: what it leaves behind is to be seen.
    func start(_ arguments: [String]) throws -> Process {
        let bounded = bounds.isEmpty ? [] : ["/usr/bin/prlimit"] + bounds + ["--"]
        let command = bounded + [Self.program, folder.url.path] + arguments
        let asUser = ["/usr/bin/setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups", "--"]
        let line = Self.isRoot ? asUser + command : command
        let process = Process()
        process.executableURL = URL(fileURLWithPath: line[0])
        process.arguments = Array(line.dropFirst())
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = Pipe()
        try process.run()
        return process
    }

    /// What the probe prints until it ends.
    private func output(of process: Process) async throws -> String {
        guard let pipe = process.standardOutput as? Pipe else { return "" }
        let handle = pipe.fileHandleForReading
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self) })
            }
        }
    }

    func install(_ fixture: BundleFixture) async throws {
        try await succeed(["install", fixture.write(in: folder.url).path])
    }

    func remove(_ app: String) async throws { try await succeed(["remove", app]) }

    private func succeed(_ arguments: [String]) async throws {
        let process = try start(arguments)
        _ = try await output(of: process)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw SchemaError(.malformed, "The probe could not \(arguments[0]): \(process.terminationStatus).")
        }
    }

    /// Runs an action to its end and returns what the probe printed of it.
    func run(_ action: String, _ arguments: [String: String] = [:]) async throws -> JSONValue {
        let output = try await output(of: start(["run", action] + arguments.map { "\($0.key)=\($0.value)" }))
        let last = output.split(separator: "\n").last ?? ""
        return try JSONValue(parsing: Data(last.utf8))
    }

    /// Runs Python inside the extension and returns what it put into `answer`.
    func inside(_ code: String) async throws -> [String: JSONValue] {
        let outcome = try await run("StandIn.run", ["text": code])
        guard let text = outcome[key: "value"]?.stringValue else {
            throw SchemaError(.malformed, "The extension did not answer: \(outcome)")
        }
        return try JSONValue(parsing: Data(text.utf8)).objectValue ?? [:]
    }

    /// Waits for the first guard that a probe starts; nil where it ends before.
    static func firstGuard(of probe: Process) -> Int32? {
        while probe.isRunning {
            let family = ProcessTree(root: probe.processIdentifier).members().dropFirst()
            if let found = family.first(where: { ProcessSearch.name(of: $0) == "beckon-guard" }) { return found }
        }
        return nil
    }

    /// Processes that know this host's folder, by their arguments or by what is mounted for them.
    func processes() -> [String] { ProcessSearch.processes(naming: folder.url.lastPathComponent) }

    /// What is left of them after a moment.
    func leftovers() async throws -> [String] {
        try await ProcessSearch.leftovers(naming: folder.url.lastPathComponent)
    }
}
