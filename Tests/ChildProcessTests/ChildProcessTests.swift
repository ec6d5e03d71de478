// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Testing

@Suite struct ChildProcessTests {
    private func shell(_ script: String) -> Command { Command("/bin/sh", ["-c", script]) }

    @Test func collectsWhatIsPrintedAndHowItEnded() async throws {
        let run = try await ChildProcess.run(shell("cat; echo wrong >&2; exit 3"), input: "given\n")
        #expect(run.output == "given\n")
        #expect(run.errorOutput == "wrong\n")
        #expect(run.status == .exited(3))
        #expect(try await ChildProcess.run(shell("kill -TERM $$")).status == .killed(signal: SIGTERM))
    }

    @Test func anInputMayBeLongerThanAPipeHolds() async throws {
        let input = String(repeating: "x", count: 300_000)
        #expect(try await ChildProcess.run(shell("cat"), input: input).output == input)
    }

    @Test func inheritsNothing() async throws {
        setenv("BECKON_SECRET", "shown", 1)
        let pipe = Pipe()
        let run = try await ChildProcess.run(
            shell("echo $BECKON_SECRET; ls /proc/self/fd | wc -l; exec grep SigBlk /proc/self/status"))
        // Three for the program, one for the folder that it lists.
        #expect(run.output == "\n4\nSigBlk:\t0000000000000000\n")
        withExtendedLifetime(pipe) {}
    }

    @Test func endsAtItsLimit() async throws {
        let error = await #expect(throws: SystemError.self) {
            try await ChildProcess.run(Command("/bin/sleep", ["60"]), limit: .milliseconds(50))
        }
        #expect(error?.status == ETIME)
    }

    @Test func endsWhenTheTaskIsCancelled() async throws {
        let sign = FileManager.default.temporaryDirectory.appendingPathComponent("began-\(UUID().uuidString)").path
        defer { unlink(sign) }
        let running = Task { try await ChildProcess.run(shell(": >'\(sign)'; exec sleep 60")) }
        while !FileManager.default.fileExists(atPath: sign) { try await Task.sleep(for: .milliseconds(2)) }
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
    }

    @Test func aMissingProgramIsNamed() async throws {
        let error = await #expect(throws: SystemError.self) {
            try await ChildProcess.run(Command("/nowhere/program"))
        }
        #expect(error?.status == ENOENT)
        #expect(error?.message.contains("/nowhere/program") == true)
    }

    @Test func aChildIsReapedAndItsEndKnown() async throws {
        let child = try await Spawner.shared.spawn(Command("/bin/sleep", ["60"]))
        #expect(child.isRunning)
        child.kill()
        #expect(await child.exit() == .killed(signal: SIGKILL))
        #expect(await child.exit() == .killed(signal: SIGKILL))
        #expect(kill(child.id, 0) == -1)
    }

    @Test func whatItStartedEndsWithIt() async throws {
        let run = try await ChildProcess.run(shell("sleep 61 >/dev/null 2>&1 & echo $!"))
        let left = try #require(Int32(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(left, 0) == -1)
    }
}
