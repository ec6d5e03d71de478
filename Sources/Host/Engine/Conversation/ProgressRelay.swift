// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Shows progress on a surface in the order in which it came, without keeping the extension waiting.
final class ProgressRelay: Sendable {
    private struct Line {
        let continuation: AsyncStream<ActionProgress>.Continuation
        let shown: Task<Void, Never>
    }

    private let surface: any Surface
    private let action: RunningAction
    private let line = Mutex<Line?>(nil)

    init(surface: any Surface, action: RunningAction) {
        self.surface = surface
        self.action = action
    }

    func send(_ progress: ActionProgress) {
        line.withLock {
            let open = $0 ?? makeLine()
            $0 = open
            open.continuation.yield(progress)
        }
    }

    /// Waits until everything that was sent is shown.
    func finish() async {
        let open = line.withLock { $0 }
        open?.continuation.finish()
        await open?.shown.value
    }

    private func makeLine() -> Line {
        let (updates, continuation) = AsyncStream<ActionProgress>.makeStream(bufferingPolicy: .bufferingNewest(16))
        let shown = Task { [surface, action] in
            for await progress in updates { await surface.show(progress, of: action) }
        }
        return Line(continuation: continuation, shown: shown)
    }
}
