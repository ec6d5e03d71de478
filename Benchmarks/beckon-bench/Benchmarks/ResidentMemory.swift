// SPDX-License-Identifier: Apache-2.0
import Engine

/// What an extension holds in memory while it waits for calls.
struct ResidentMemory: Benchmark {
    let name = "resident-memory"

    func measure(in setting: Setting) async throws -> [Finding] {
        let caller = try TrivialCaller(setting)
        for _ in 0..<100 { try await caller.call() }
        let mebibytes = try RunningProcess.descendant(named: "GalleryApp").residentMebibytes
        await caller.host.shutdown()
        return [Finding(name: name, subject: "a resident extension", unit: .mebibytes, ours: mebibytes)]
    }
}
