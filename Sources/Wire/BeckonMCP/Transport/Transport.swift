// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A two-way stream of whole frames, one JSON text each; the line end is the transport's own affair.
package protocol Transport: Sendable {
    /// Begins to deliver events, one after the other, on the transport's own thread or one that attends. To be called once.
    func start(_ receive: @escaping @Sendable (TransportEvent) -> Void)

    /// Sends one frame, without a line end in or after it.
    /// - Throws: `MCPError` with `connectionClosed` where the peer is gone or does not read.
    func send(_ frame: Data) throws

    /// Tells the peer that a frame is about to come, so that it is awake by then. Nothing has to follow.
    func announce()

    /// Delivers on the calling thread what comes within a moment, for as long as something is awaited.
    func attend(while isAwaited: () -> Bool)

    /// Ends the stream. `closed` is still delivered, once.
    func close()

    /// Whether the peer can still take a frame, as far as that is known without sending one.
    var isOpen: Bool { get }

    /// Where work that answers a frame runs without a change of thread; nil leaves it to the runtime.
    var executor: (any TaskExecutor)? { get }
}

extension Transport {
    package var isOpen: Bool { true }
    package func announce() {}
    package func attend(while isAwaited: () -> Bool) {}
    package var executor: (any TaskExecutor)? { nil }
}
