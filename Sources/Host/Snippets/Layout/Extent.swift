// SPDX-License-Identifier: Apache-2.0

/// A size that an element takes, with the baselines that rows align by, from its top.
package struct Extent: Sendable, Hashable {
    package var size: Size
    package var firstBaseline: Double
    package var lastBaseline: Double

    package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// Something without text stands on its bottom edge.
    package init(_ size: Size) {
        self.init(size: size, firstBaseline: size.height, lastBaseline: size.height)
    }
}
