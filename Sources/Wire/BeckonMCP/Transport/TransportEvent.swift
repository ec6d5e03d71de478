// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What comes out of a transport.
package enum TransportEvent: Sendable {
    case frame(Data)
    /// The last event; the text says why, nil is an orderly end.
    case closed(reason: String?)
}
