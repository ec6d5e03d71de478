// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What comes out of a transport.
package enum TransportEvent: Sendable {
    case frame(Data)
    /// What came is no frame, and nothing after it can be read; the peer may still be told. `closed` follows.
    case unreadable(MCPError)
    /// The last event; the text says why, nil is an orderly end.
    case closed(reason: String?)
}
