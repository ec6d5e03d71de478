// SPDX-License-Identifier: Apache-2.0

/// What has gone through a tunnel.
package struct TunnelStatistics: Sendable, Hashable {
    /// Bytes.
    package var received: UInt64
    /// Bytes.
    package var sent: UInt64
    /// The server's address as it is used now.
    package var endpoint: String?
    /// Seconds since 1970 of the latest proof that the server is there.
    package var latestHandshake: UInt64?

    package init(received: UInt64, sent: UInt64, endpoint: String? = nil, latestHandshake: UInt64? = nil) {
        self.received = received
        self.sent = sent
        self.endpoint = endpoint
        self.latestHandshake = latestHandshake
    }
}
