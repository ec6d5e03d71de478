// SPDX-License-Identifier: Apache-2.0

/// A name on the bus that got, changed or lost its owner.
package struct BusOwnerChange: Sendable, Hashable {
    package let name: String
    /// The owner's unique name; nil where there is none any more.
    package let owner: String?
}
