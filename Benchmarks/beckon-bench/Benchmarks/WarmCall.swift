// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A trivial action of a resident extension through the whole engine, against the official SDK and against bare pipes.
///
/// Every side is a process of its own, pinned from its start, and the sides take turns.
struct WarmCall: Benchmark {
    let name = "warm-call"
    private static let rounds = 5
    private static let calls = 1000

    func measure(in setting: Setting) async throws -> [Finding] {
        var findings: [Finding] = []
        for pinning in Pinning.allCases {
            var ours = Samples()
            var python = Samples()
            var echo = Samples()
            for _ in 0..<Self.rounds {
                let call = try await Subprocess.numbers(WarmCallSide.command(in: setting, pinning, count: Self.calls))
                ours.add(call[0])
                python.add(try await Subprocess.numbers(pythonCommand(in: setting, pinning))[0])
                let pipe = PipeEcho.command(
                    in: setting, pinning, request: Int(call[1]), response: Int(call[2]), count: Self.calls * 5)
                echo.add(try await Subprocess.numbers(pipe)[0])
            }
            let subject = "a warm call, \(pinning.rawValue),"
            findings.append(
                Finding(
                    name: "\(name)-python-\(pinning.rawValue)", subject: subject, ours: ours.median,
                    peer: .init(name: "the Python SDK", value: python.median)))
            findings.append(
                Finding(
                    name: "\(name)-pipe-\(pinning.rawValue)", subject: subject, ours: ours.median,
                    peer: .init(name: "a bare pipe", value: echo.median)))
        }
        return findings
    }

    private func pythonCommand(in setting: Setting, _ pinning: Pinning) -> [String] {
        let script = setting.repository.appending(path: "Benchmarks/Peers/mcp_warm_call.py").path
        return pinning.caller(
            [setting.python, script, "\(Self.calls / 2)"] + pinning.answerer([setting.python]))
    }
}
