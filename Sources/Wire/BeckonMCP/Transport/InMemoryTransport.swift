// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// One end of a pair of transports within this process.
package final class InMemoryTransport: Transport {
    package func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {}
    package func send(_ frame: Data) throws {}
    package func close() {}
}

/// Two ends of one stream; what one sends, the other receives.
package func inMemoryPair() -> (InMemoryTransport, InMemoryTransport) {
    (InMemoryTransport(), InMemoryTransport())
}
