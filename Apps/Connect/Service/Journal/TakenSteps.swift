// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Synchronization

/// What is done to the machine for one tunnel, each step recorded before it is taken.
final class TakenSteps: Sendable {
    private let record: @Sendable (UndoStep) throws(ConnectFailure) -> Void
    private let taken = Mutex<[UndoStep]>([])

    /// - Parameter record: returns when a step is safely recorded.
    init(record: @escaping @Sendable (UndoStep) throws(ConnectFailure) -> Void) { self.record = record }

    /// In the order in which they were taken.
    var all: [UndoStep] { taken.withLock { $0 } }

    /// Records a step that is about to be taken.
    @Sendable func will(_ step: UndoStep) throws(ConnectFailure) {
        try record(step)
        taken.withLock { $0.append(step) }
    }
}
