// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Synchronization

/// One end of a stream within this process.
package final class InMemoryTransport: Transport {
    private struct State {
        var receive: (@Sendable (TransportEvent) -> Void)?
        /// What came before `start`.
        var waiting: [TransportEvent] = []
        var isClosed = false
    }

    private let queue = DispatchQueue(label: "beckon.wire")
    private let state = Mutex(State())
    private let other = Mutex(WeakEnd())

    fileprivate init() {}

    package func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {
        state.withLock { state in
            state.receive = receive
            for event in state.waiting { queue.async { receive(event) } }
            state.waiting = []
        }
    }

    package func send(_ frame: Data) throws {
        guard let other = other.withLock(\.end), state.withLock({ !$0.isClosed }), other.accept(.frame(frame)) else {
            throw MCPError(.connectionClosed, "The connection is closed.")
        }
    }

    package func close() {
        _ = accept(.closed(reason: nil))
        _ = other.withLock(\.end)?.accept(.closed(reason: nil))
    }

    private func accept(_ event: TransportEvent) -> Bool {
        state.withLock { state in
            guard !state.isClosed else { return false }
            if case .closed = event { state.isClosed = true }
            if let receive = state.receive {
                queue.async { receive(event) }
            } else {
                state.waiting.append(event)
            }
            return true
        }
    }

    fileprivate func join(_ end: InMemoryTransport) { other.withLock { $0.end = end } }
}

/// The two ends do not keep each other alive.
private struct WeakEnd: Sendable {
    weak var end: InMemoryTransport?
}

/// Two ends of one stream; what one sends, the other receives.
package func inMemoryPair() -> (InMemoryTransport, InMemoryTransport) {
    let ends = (InMemoryTransport(), InMemoryTransport())
    ends.0.join(ends.1)
    ends.1.join(ends.0)
    return ends
}
