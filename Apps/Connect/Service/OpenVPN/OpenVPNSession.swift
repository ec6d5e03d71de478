// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import ConnectCore
import Foundation

/// One OpenVPN process, which is told what the progress decides.
actor OpenVPNSession {
    private typealias Waiter = (OpenVPNProgress?) -> Bool

    private let child: ChildProcess
    private let socket: ManagementSocket
    private let output: OutputTail
    private let start = ContinuousClock.now
    private(set) var progress: OpenVPNProgress
    private var waiters: [Int: Waiter] = [:]
    private var lastWaiter = 0

    init(child: ChildProcess, socket: ManagementSocket, output: OutputTail, progress: OpenVPNProgress) {
        self.child = child
        self.socket = socket
        self.output = output
        self.progress = progress
        Task {
            // A process that ends without having called leaves nobody to wait for.
            _ = await child.exit()
            socket.close()
        }
        Task { await follow() }
    }

    private func follow() async {
        for await text in socket.lines {
            let date = UInt64(max(0, Date().timeIntervalSince1970))
            let commands = progress.receive(ManagementLine(parsing: text), at: time, date: date)
            for command in commands { socket.send(command) }
            tell()
        }
        await output.settle(within: .milliseconds(200))
        progress.end(lastWords: output.lines().last { !$0.contains("Use --help") } ?? "")
        tell()
    }

    private var time: Duration { ContinuousClock.now - start }

    // MARK: Waiting

    /// Waits until the progress has an answer.
    ///
    /// - Returns: nil after the limit, and when the task is cancelled.
    func wait<Answer: Sendable>(
        within limit: Duration, for answer: @escaping @Sendable (OpenVPNProgress) -> Answer?
    ) async -> Answer? {
        if let answer = answer(progress) { return answer }
        lastWaiter += 1
        let id = lastWaiter
        let alarm = Task {
            try? await Task.sleep(for: limit)
            giveUp(id)
        }
        defer { alarm.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters[id] = { progress in
                    let found = progress.flatMap(answer)
                    guard found != nil || progress == nil else { return false }
                    continuation.resume(returning: found)
                    return true
                }
                if Task.isCancelled { giveUp(id) }
            }
        } onCancel: {
            Task { await giveUp(id) }
        }
    }

    private func tell() {
        waiters = waiters.filter { !$0.value(progress) }
    }

    private func giveUp(_ id: Int) { _ = waiters.removeValue(forKey: id)?(nil) }

    // MARK: Steering

    /// Bytes from the server that are proved to be its own; nil where OpenVPN does not answer.
    func provedBytes(within limit: Duration) async -> UInt64? {
        let before = progress.proof.number
        socket.send(.figures)
        return await wait(within: limit) { $0.proof.number > before ? $0.proof.bytes : nil }
    }

    func restart() {
        for command in progress.restart() { socket.send(command) }
    }

    var isSuspicious: Bool { progress.silence.isSuspicious(at: time) }

    func note(inside now: TunnelStatistics) { progress.note(inside: now, at: time) }

    func noteAnswer() { progress.noteAnswer() }

    func noteProof(byRestart isByRestart: Bool) { progress.noteProof(at: time, byRestart: isByRestart) }

    /// Lets OpenVPN take leave of the server, at most for the limit, and ends it.
    func end(within limit: Duration) async {
        socket.send(.end)
        if await child.exit(within: limit) == nil { await kill() }
    }

    /// Ends OpenVPN at once.
    func kill() async {
        child.kill()
        _ = await child.exit(within: .seconds(2))
    }
}
