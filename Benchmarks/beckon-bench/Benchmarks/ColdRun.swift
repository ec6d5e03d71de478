// SPDX-License-Identifier: Apache-2.0
import Engine
import Foundation
import Sandbox

/// `beckon run` of the trivial action with nothing running, against the sandbox around a program that prints a line.
struct ColdRun: Benchmark {
    let name = "cold-run"
    private static let rounds = 40

    func measure(in setting: Setting) async throws -> [Finding] {
        let ours = Launch(
            program: setting.products.appending(path: "beckon").path, arguments: ["run", Setting.trivialAction],
            environment: setting.environment)
        let (oursTime, peerTime) = try await Launch.race(ours, peer(in: setting), rounds: Self.rounds)
        return [
            Finding(
                name: name, subject: "a cold run", ours: oursTime,
                peer: .init(name: "bwrap around a program with Foundation", value: peerTime))
        ]
    }

    /// The command line of a real extension's sandbox, around the peer's program.
    private func peer(in setting: Setting) async throws -> Launch {
        let caller = try TrivialCaller(setting)
        try await caller.call()
        let sandbox = try RunningProcess.descendant(named: "bwrap").arguments
        await caller.host.shutdown()
        guard let bind = sandbox.firstIndex(of: "--ro-bind"), let end = sandbox.firstIndex(of: "--") else {
            throw BenchmarkError("The sandbox's command line is not as it was: \(sandbox)")
        }
        let hello = setting.peers.appending(path: "HelloFoundation").path
        var seen = ["--ro-bind", hello, "/run/hello"]
        if let runtime = SwiftRuntime.directory(of: hello) {
            seen += ["--ro-bind", runtime, runtime, "--setenv", "LD_LIBRARY_PATH", runtime]
        }
        let arguments = sandbox[1..<bind] + seen + sandbox[bind..<end] + ["--", "/run/hello"]
        return Launch(program: sandbox[0], arguments: Array(arguments), environment: [:], readsFilter: true)
    }
}
