// SPDX-License-Identifier: Apache-2.0

/// Who sent a call, in the bus's own words.
package struct Caller: Sendable, Hashable {
    /// The connection's unique name.
    package let name: String
    package let user: UInt32

    package init(name: String, user: UInt32) {
        self.name = name
        self.user = user
    }
}
