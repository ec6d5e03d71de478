// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Synchronization

/// What the app has taught and the host does not know yet: it travels with the next result of an action.
package final class LearnedNotes: Sendable {
    package static let ofProgram = LearnedNotes()

    private let changes = Mutex<[LearnedChange]>([])

    package init() {}

    package func note(_ change: LearnedChange) {
        changes.withLock { changes in
            // What is replaced as a whole need not be told.
            if change.operation == .replace { changes.removeAll { $0.kind == change.kind } }
            changes.append(change)
            if changes.count > LearnedChange.mostChanges { changes.removeFirst() }
        }
    }

    /// Hands over what was noted, in the order in which it was.
    package func take() -> [LearnedChange] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}
