// SPDX-License-Identifier: Apache-2.0

/// What NetworkManager says of an active connection; the raw values are its `NMActiveConnectionState`.
package enum ActivationState: Int, Sendable, Hashable {
    case unknown = 0
    case activating = 1
    case activated = 2
    case deactivating = 3
    case deactivated = 4

    var isEnding: Bool { self == .deactivating || self == .deactivated }
}
