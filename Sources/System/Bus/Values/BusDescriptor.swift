// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Glibc

/// A file descriptor that came over the bus; closed when the last reference goes.
package final class BusDescriptor: Sendable, Hashable {
    package let rawValue: Int32

    /// Takes ownership of an open descriptor.
    package init(owning rawValue: Int32) { self.rawValue = rawValue }

    deinit { close(rawValue) }

    package static func == (left: BusDescriptor, right: BusDescriptor) -> Bool { left.rawValue == right.rawValue }
    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
