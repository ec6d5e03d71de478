// SPDX-License-Identifier: Apache-2.0
import ChildProcess

/// On which processors the two sides of a call run, so that a call and its floor are measured alike.
enum Pinning: String, Sendable, CaseIterable {
    /// The caller on processor 0, the one who answers on processor 1, as two busy programs are.
    case apart
    /// Both on processor 0.
    case together

    /// The command line that starts `command` on the caller's processor.
    func caller(_ command: [String]) -> [String] { ["/usr/bin/taskset", "-c", "0"] + command }

    /// The command line that starts `command` on the processor of the one who answers.
    func answerer(_ command: [String]) -> [String] { ["/usr/bin/taskset", "-c", "\(answererProcessor)"] + command }

    private var answererProcessor: Int { self == .apart ? 1 : 0 }

    /// Moves a running process, with all its threads, to the processor of the one who answers.
    func moveAnswerer(_ process: RunningProcess) async throws {
        let taskset = Command("/usr/bin/taskset", ["-a", "-c", "-p", "\(answererProcessor)", "\(process.id)"])
        guard try await ChildProcess.run(taskset).status.succeeded else {
            throw BenchmarkError("Process \(process.id) cannot be pinned to processor \(answererProcessor).")
        }
    }
}
