// SPDX-License-Identifier: Apache-2.0

/// The words on the two buttons of a confirmation, from `ConfirmationActionName`.
package struct ConfirmationDetails: Sendable, Hashable {
    package var acceptLabel: String
    package var denyLabel: String?
    package var isDestructive: Bool
    package init(acceptLabel: String, denyLabel: String? = nil, isDestructive: Bool = false) {
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isDestructive = isDestructive
    }
}
