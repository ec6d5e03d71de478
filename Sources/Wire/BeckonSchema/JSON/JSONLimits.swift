// SPDX-License-Identifier: Apache-2.0

/// The bounds that JSON text from another process must keep.
package struct JSONLimits: Sendable {
    /// Bytes of the whole text.
    package var size: Int
    /// Levels of arrays and objects.
    package var depth: Int
    /// Bytes of one string as it is written.
    package var stringLength: Int

    package init(size: Int, depth: Int, stringLength: Int) {
        self.size = size
        self.depth = depth
        self.stringLength = stringLength
    }

    /// One frame of the wire.
    package static let frame = JSONLimits(size: 8 << 20, depth: 64, stringLength: 4 << 20)
}
