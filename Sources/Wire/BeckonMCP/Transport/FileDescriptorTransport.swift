// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// Frames over a pair of file descriptors, which it owns.
package final class FileDescriptorTransport: Transport {
    private let reading: Int32
    private let writing: Int32
    private let limits: JSONLimits

    /// - Parameter sendTimeout: how long a peer may not read before the connection ends; nil waits for ever.
    package init(reading: Int32, writing: Int32, limits: JSONLimits = .frame, sendTimeout: Duration? = nil) {
        self.reading = reading
        self.writing = writing
        self.limits = limits
    }

    package func start(_ receive: @escaping @Sendable (TransportEvent) -> Void) {}
    package func send(_ frame: Data) throws {}
    package func close() {}
}
