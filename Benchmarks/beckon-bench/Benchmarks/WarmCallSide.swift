// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

/// Our side of a warm call, in a process of its own.
struct WarmCallSide {
    static let flag = "--warm-call"

    private let setting: Setting
    private let pinning: Pinning
    private let count: Int

    /// Reads the words that `command` wrote.
    init(_ words: [String]) throws {
        guard words.count == 3, let pinning = Pinning(rawValue: words[1]), let count = Int(words[2]) else {
            throw BenchmarkError("\(Self.flag) DIRECTORY PINNING COUNT")
        }
        setting = Setting(directory: URL(fileURLWithPath: words[0], isDirectory: true))
        self.pinning = pinning
        self.count = count
    }

    static func command(in setting: Setting, _ pinning: Pinning, count: Int) -> [String] {
        pinning.caller([setting.program, flag, setting.directory.path, pinning.rawValue, "\(count)"])
    }

    /// Prints the median of the calls in seconds, and how many bytes each sends and receives.
    func run() async throws {
        let caller = try TrivialCaller(setting)
        try await caller.call()
        let answerer = try RunningProcess.descendant(named: "GalleryApp")
        try await pinning.moveAnswerer(answerer)
        for _ in 0..<count / 2 { try await caller.call() }
        let before = answerer.transferred
        var samples = Samples()
        for _ in 0..<count { try await samples.time { try await caller.call() } }
        let after = answerer.transferred
        await caller.host.shutdown()
        let perCall = [after.read - before.read, after.written - before.written].map { $0 / Double(count) }
        print(samples.median, Int(perCall[0]), Int(perCall[1]))
    }
}

/// Calls the trivial action again and again.
struct TrivialCaller: Sendable {
    let host: Engine.Host
    private let request: RunRequest

    init(_ setting: Setting) throws {
        host = try Engine.Host(configuration: setting.configuration)
        request = RunRequest(action: Setting.trivialAction, context: setting.context)
    }

    func call() async throws {
        let outcome = await host.run(request, on: SilentSurface())
        if let failure = outcome.result.failure { throw BenchmarkError("The call failed: \(failure.message)") }
    }
}

/// A surface with nobody in front of it.
private struct SilentSurface: Surface {
    let name = SurfaceName(rawValue: "benchmark")
    func ask(_ question: Question, for action: RunningAction) async throws -> Answer { throw SurfaceUnavailable() }
    func show(_ progress: ActionProgress, of action: RunningAction) async {}
    func present(_ outcome: RunOutcome) async {}
}
