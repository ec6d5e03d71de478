// SPDX-License-Identifier: Apache-2.0

/// Who is behind a name on the bus, as the bus itself vouches for.
package struct BusCredentials: Sendable, Hashable {
    /// The user's number.
    package let user: UInt32
    /// The process, where the bus knows it.
    package let process: Int32?
}
